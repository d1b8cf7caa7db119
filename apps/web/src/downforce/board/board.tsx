import { useTexts } from '../../i18n/loaded.tsx';
import { CARS, type CarName } from '@paddock/downforce';
import { effect } from '@preact/signals';
import type { JSX, Ref } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useSize } from '../../table/size.ts';
import type { Desk } from '../desk.ts';
import type { Layers } from '../../table/desk/reel.ts';
import { spotsIn } from '../race/spots.ts';
import type { Goal } from '../race/paths.ts';
import { lineTexts } from './bet-table.ts';
import type { Spot } from './camera.ts';
import { carName } from './car-name.ts';
import { CarMark } from './car-mark.tsx';
import { hasScenery } from '../track/ground-file.ts';
import { Ground } from './ground.tsx';
import { HitAreas, inTabOrder, Targets, Trails } from './spaces.tsx';
import { Lights } from './lights.tsx';
import { layers, poseAt, posesAlong } from './motion.ts';
import { smokeAt } from './smoke.ts';
import { TableCard } from './table-card.tsx';
import { pictureFor } from './picture-for.ts';
import { BUTTON_ZOOM, useCamera, useCameraKeys, type CameraMan } from './use-camera.ts';

export interface BoardProps {
  readonly desk: Desk;
  readonly isReadOnly: boolean;
  readonly stop: Goal | null;
  readonly onStop: (goal: Goal) => void;
  readonly onSpace: (goal: Goal, byKeyboard: boolean) => void;
  readonly onCar: (car: CarName, byKeyboard: boolean) => void;
}

type CarMap = Map<CarName, Layers<HTMLElement>>;
type Picture = ReturnType<typeof pictureFor>;

/** Narrower than this, fingers need the track closer. */
const NARROW = 700;

export function Board({ desk, isReadOnly, stop, onStop, onSpace, onCar }: BoardProps): JSX.Element {
  const texts = desk.texts;
  const host = useRef<HTMLDivElement>(null);
  const effects = useRef<HTMLDivElement>(null);
  const cars = useRef<CarMap>(new Map());
  const size = useSize(host);
  const open = desk.open.value;
  const { track } = desk;
  const picture = pictureFor(track);
  const man = useCamera(host, picture.viewBox, size);
  const isNarrow = size.width < NARROW;

  useLayoutEffect(() => {
    desk.animator.enter({
      at: (spot) => poseAt(picture, spot),
      framesOver: (spots) => posesAlong(picture, spots).map(layers),
      car: (car) => cars.current.get(car),
      smoke: (spot) => smokeAt(effects.current, poseAt(picture, spot)),
      // The effect below brings the pack along on a wide screen.
      follow: (_, to, ms) => (isNarrow ? man.follow(to, ms) : undefined),
    });
  }, [desk, picture, man, isNarrow]);

  const turn = isReadOnly ? null : desk.turn;
  const targets = turn?.targets ?? [];
  const trails = turn?.trails ?? [];
  const wilds = turn?.legal.filter((text) => text.startsWith('wild ')).map((text) => text.slice(5)) ?? [];
  const payouts = (desk.pick((variant) => variant.lineTexts?.(open.options)) ?? lineTexts(open)).join(' ');
  const ground = useMemo(() => <Ground track={track} payouts={payouts} />, [track, payouts]);
  useCameraKeys(man);
  useLookAt(
    desk,
    man,
    isNarrow,
    targets.length === 0 ? '' : `${open.card?.line} ${turn?.texts.length}`,
    wilds.length > 0,
  );

  const { x, y, width, height } = picture.viewBox;
  return (
    <div class="df-window" ref={host}>
      <World man={man} box={picture.viewBox} window={size}>
        {ground}
        <svg
          class="df-live"
          viewBox={`${x} ${y} ${width} ${height}`}
          width={width}
          height={height}
          role="group"
          aria-label={texts.track(desk.trackName(track.file.id))}
        >
          <HitAreas picture={picture} onTap={(goal) => onSpace(goal, false)} />
          <Trails picture={picture} trails={trails} />
          {targets.length > 0 && (
            <Targets
              track={track}
              picture={picture}
              targets={targets}
              stop={targets.some(({ goal }) => goal === stop) ? stop : (inTabOrder(targets)[0]?.goal ?? null)}
              onStop={(goal) => {
                onStop(goal);
                if (typeof goal === 'number') man.reveal(poseAt(picture, goal));
              }}
              onTap={onSpace}
            />
          )}
        </svg>
        <Cars
          desk={desk}
          picture={picture}
          wilds={wilds}
          cars={cars.current}
          mountEffects={effects}
          onCar={onCar}
        />
      </World>
      <Lights lamps={desk.animator.lamps.value} />
      <TableCard
        now={(turn?.card ?? null) === null ? open.card : null}
        last={desk.animator.top.value}
        discard={open.discard}
      />
      <ZoomTools man={man} />
    </div>
  );
}

interface CarsProps extends Pick<BoardProps, 'desk' | 'onCar'> {
  readonly picture: Picture;
  /** Cars to choose from. */
  readonly wilds: readonly string[];
  readonly cars: CarMap;
  readonly mountEffects: Ref<HTMLDivElement>;
}

function Cars({ desk, picture, wilds, cars, mountEffects, onCar }: CarsProps): JSX.Element {
  const open = desk.open.value;
  const spots = desk.animator.places.value;
  const viewer = desk.session.viewer.value;
  const { x, y } = picture.viewBox;
  return (
    <div
      class="df-cars"
      role="group"
      aria-label={desk.texts.cars}
      style={{ transform: `translate(${-x}px, ${-y}px)` }}
    >
      {CARS.map((car, index) => (
        <CarMark
          key={car}
          car={car}
          pose={poseAt(picture, spots[car])}
          name={carName(desk, car)}
          lap={open.options.longDistance === false ? null : (open.cars[index]?.lap ?? null)}
          isOwn={viewer !== 'public' && open.owners[index] === viewer}
          isActive={car === open.card?.car}
          isChoice={wilds.includes(car)}
          isStop={wilds[0] === car}
          onChoose={(byKeyboard) => onCar(car, byKeyboard)}
          mount={(elements) => {
            if (elements === null) cars.delete(car);
            else cars.set(car, elements);
          }}
        />
      ))}
      <div class="df-effects" ref={mountEffects} aria-hidden="true" />
    </div>
  );
}

interface WorldProps {
  readonly man: CameraMan;
  readonly box: { readonly x: number; readonly y: number };
  readonly window: { readonly width: number; readonly height: number };
  readonly children: JSX.Element | JSX.Element[];
}

/** Moves with the camera, and renders nothing else again. */
function World({ man, box, window, children }: WorldProps): JSX.Element {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () =>
      man.camera.subscribe((camera) => {
        if (element.current === null || camera === null) return;
        const left = window.width / 2 - (camera.x - box.x) * camera.zoom;
        const top = window.height / 2 - (camera.y - box.y) * camera.zoom;
        element.current.style.transform = `translate(${left.toFixed(2)}px, ${top.toFixed(2)}px) scale(${camera.zoom.toFixed(4)})`;
      }),
    [man, window, box],
  );
  return (
    <div class="df-world" ref={element}>
      {children}
    </div>
  );
}

function ZoomTools({ man }: { readonly man: CameraMan }): JSX.Element {
  const texts = useTexts('downforceTexts');
  const tools = [
    { label: texts.zoomIn, sign: 'M12 5v14M5 12h14', act: () => man.zoom(BUTTON_ZOOM) },
    { label: texts.zoomOut, sign: 'M5 12h14', act: () => man.zoom(1 / BUTTON_ZOOM) },
    { label: texts.wholeTrack, sign: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5', act: () => man.whole() },
  ];
  return (
    <div class="df-zoom" role="group" aria-label={texts.view}>
      {tools.map(({ label, sign, act }) => (
        <button
          key={label}
          type="button"
          class="button tool icon"
          aria-label={label}
          title={label}
          onClick={act}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d={sign} class="stroke" />
          </svg>
        </button>
      ))}
      <button
        type="button"
        class="button tool icon"
        aria-label={texts.scenery}
        title={texts.scenery}
        aria-pressed={hasScenery.value}
        onClick={() => (hasScenery.value = !hasScenery.value)}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M12 3 5 13h4l-4 6h14l-4-6h4zM12 19v3" class="stroke" />
        </svg>
      </button>
    </div>
  );
}

/** The camera goes where the next choice is; on a wide screen, while there is none, along with the pack. */
function useLookAt(desk: Desk, man: CameraMan, isNarrow: boolean, line: string, isWild: boolean): void {
  useEffect(() => {
    if (line !== '' || isNarrow) return undefined;
    return effect(() => man.rest(packOf(desk)));
  }, [desk, man, line, isNarrow]);
  useEffect(() => {
    const { turn } = desk;
    if (line === '' || turn === null) return;
    const picture = pictureFor(desk.track);
    const car = turn.open.card?.car;
    const own = car === null || car === undefined ? [] : [poseAt(picture, spotsIn(turn.open)[car])];
    const targets = turn.targets.flatMap(({ goal }) => (goal === 'home' ? [] : [poseAt(picture, goal)]));
    man.show(nearestFirst([...own, ...targets]), isNarrow);
  }, [line, isNarrow]);
  useEffect(() => {
    if (isWild && isNarrow) man.whole();
  }, [isWild]);
}

/** By their distance from the first. */
function nearestFirst(spots: readonly Spot[]): readonly Spot[] {
  const [from] = spots;
  if (from === undefined) return spots;
  const distance = ({ x, y }: Spot) => Math.hypot(x - from.x, y - from.y);
  return spots.toSorted((a, b) => distance(a) - distance(b));
}

/** Where the cars are that still race, the viewer's own last: the camera sees to those first. */
function packOf(desk: Desk): readonly Spot[] {
  const { standing, owners } = desk.open.value;
  const picture = pictureFor(desk.track);
  const places = desk.animator.places.value;
  const viewer = desk.session.viewer.value;
  const isOwn = (car: CarName) => owners[CARS.indexOf(car)] === viewer;
  const racing = standing.toReversed().filter((car) => typeof places[car] === 'number');
  return [...racing.filter((car) => !isOwn(car)), ...racing.filter(isOwn)].map((car) =>
    poseAt(picture, places[car]),
  );
}
