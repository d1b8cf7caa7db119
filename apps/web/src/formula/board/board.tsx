import { CAR_NAMES, type CarName, type FormulaPublic } from '@paddock/formula';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useSize } from '../../table/size.ts';
import type { Layers } from '../../table/desk/reel.ts';
import { CarButton } from './car-button.tsx';
import { TALL, WIDE, type Circuit } from '@paddock/formula/drawing';
import type { Desk } from '../desk.ts';
import { Ghosts } from '../later.ts';
import { Infield } from './infield.tsx';
import { poseAt } from './motion.ts';
import { gains, placesIn, type Place, type Places } from '../race/places.ts';
import type { Turn } from '../race/turn.ts';
import { capital } from '../sides.tsx';
import { Track } from './track.tsx';

interface Choosing {
  /** Which car the tab key stops at. */
  readonly stop: CarName | null;
  readonly onStop: (car: CarName) => void;
  readonly onChoose: (car: CarName, byKeyboard: boolean) => void;
}

interface BoardProps extends Choosing {
  readonly desk: Desk;
  readonly isReadOnly: boolean;
}

type CarMap = Map<CarName, Layers<HTMLElement>>;

/** Narrower than this, the rounder road. */
const NARROW = 600;

function circuitFor(width: number): Circuit {
  return width < NARROW ? TALL : WIDE;
}

export function Board({ desk, isReadOnly, ...choosing }: BoardProps): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const size = useSize(host);
  const circuit = circuitFor(size.width);
  const scale = Math.min(size.width / circuit.width, size.height / circuit.height);
  const cars = useRef<CarMap>(new Map());
  const [discard, die, effects] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ];
  useLayoutEffect(() => {
    desk.animator.enter({
      circuit,
      scale,
      car: (car) => cars.current.get(car),
      source: (seat, card) =>
        (
          document.querySelector(`.hand [data-card="${card}"][aria-pressed="true"]`) ??
          document.querySelector(`[data-seat="${seat}"]`)
        )?.getBoundingClientRect(),
      discard: discard.current,
      die: die.current,
      effects: effects.current,
    });
  }, [desk, circuit, scale]);

  const track = useMemo(() => <Track circuit={circuit} />, [circuit]);
  const infield = useMemo(
    () => <Infield circuit={circuit} desk={desk} mountDiscard={discard} mountDie={die} />,
    [circuit, desk],
  );
  const turn = isReadOnly ? null : desk.turn;
  const isPlanned = turn?.isBegun === true;
  const before = placesIn(desk.session.view.value.public);
  return (
    <div class="board" ref={host}>
      <div
        class={`circuit ${circuit.name}${isPlanned ? ' planning' : ''}`}
        style={{
          '--scale': scale,
          width: `${circuit.width}px`,
          height: `${circuit.height}px`,
          transform: `translate(${(size.width - circuit.width * scale) / 2}px, ${(size.height - circuit.height * scale) / 2}px) scale(${scale})`,
        }}
      >
        {track}
        {infield}
        {isPlanned && <Ghosts circuit={circuit} before={before} after={placesIn(turn.open)} turn={turn} />}
        <Cars {...choosing} desk={desk} turn={turn} circuit={circuit} before={before} cars={cars.current} />
        <div class="effects" ref={effects} aria-hidden="true" />
      </div>
    </div>
  );
}

interface CarsProps extends Choosing {
  readonly desk: Desk;
  readonly turn: Turn | null;
  readonly circuit: Circuit;
  /** Where the cars are without the plan. */
  readonly before: Places;
  readonly cars: CarMap;
}

function Cars({ desk, turn, circuit, before, cars, stop, onStop, onChoose }: CarsProps): JSX.Element {
  const places = desk.animator.places.value;
  const candidates = turn?.candidates ?? [];
  const planned = turn?.isBegun === true ? gains(before, placesIn(turn.open)) : [];
  const viewer = desk.session.viewer.value;
  const { owners } = desk.open.value;
  const target = targetOf(desk.open.value);
  return (
    <div
      class="cars"
      role="group"
      aria-label={desk.texts.line}
      aria-owns={carsInOrder(desk)
        .map((car) => `car-${car}`)
        .join(' ')}
    >
      {CAR_NAMES.map((car) => {
        const owner = owners[ownerIndex(car)] ?? null;
        const isCandidate = candidates.includes(car);
        const isChosen = turn?.car === car;
        const shown = turn?.isBegun === true ? places[car] : before[car];
        const isElsewhere = !isCandidate && !isChosen && target !== car;
        return (
          <CarButton
            key={car}
            car={car}
            pose={poseAt(circuit, places[car])}
            name={nameOf(desk, car, before[car], shown, isCandidate, isChosen)}
            isOwn={owner !== null && owner === viewer}
            isCandidate={isCandidate}
            isChosen={isChosen}
            isTarget={target === car}
            isDimmed={candidates.length > 0 && isElsewhere && turn?.isComplete !== true}
            gain={planned.find((gain) => gain.car === car)?.by ?? 0}
            isStop={stop === car}
            onChoose={(byKeyboard) => onChoose(car, byKeyboard)}
            onFocus={() => onStop(car)}
            mount={(elements) => {
              if (elements === null) cars.delete(car);
              else cars.set(car, elements);
            }}
          />
        );
      })}
    </div>
  );
}

/** The car that the card in play is about: chosen, or in the place that the die shows. */
function targetOf({ phase, card, chosen, die, line }: FormulaPublic): CarName | null {
  if (chosen !== null) return chosen;
  const isPlaceRolled = phase === 'deciding' && (card === 'spin-out' || card === 'spin-last') && die !== null;
  return isPlaceRolled ? (line[die - 1] ?? null) : null;
}

function ownerIndex(car: CarName): number {
  return Math.floor(CAR_NAMES.indexOf(car) / 2);
}

function orderOf(place: Place): number {
  switch (place.at) {
    case 'line':
      return place.slot;
    case 'garage':
      return 30 - place.box;
    case 'nowhere':
      return 40;
  }
}

/** «Red 1 (Ana), 3rd place, can be chosen» */
function nameOf(
  desk: Desk,
  car: CarName,
  now: Place,
  shown: Place,
  isCandidate: boolean,
  isChosen: boolean,
): string {
  const ui = desk.texts;
  const words = desk.words;
  const shared = desk.shared;
  const { owners, options } = desk.open.value;
  const owner = owners[ownerIndex(car)] ?? null;
  const label = words.car(car, { drivers: options.drivers });
  const where = now.at === 'line' ? ui.inPlace(shared.carPlace(now.slot + 1)) : ui.retired;
  const extras = [
    shown.at === 'line' &&
      now.at === 'line' &&
      shown.slot !== now.slot &&
      ui.wouldBe(shared.carPlace(shown.slot + 1)),
    shown.at === 'garage' && now.at === 'line' && ui.wouldRetire,
    isChosen ? ui.isChosen : isCandidate && ui.canBeChosen,
  ];
  return ui.carName(
    capital(label),
    owner === null ? null : (desk.session.seats.value[owner]?.name ?? null),
    where,
    extras.filter((text) => text !== false).join(', '),
  );
}

/** Cars as the arrow keys go through them: from first place to the last, then the pits. */
export function carsInOrder(desk: Desk): CarName[] {
  const places = desk.animator.places.peek();
  return [...CAR_NAMES].toSorted((a, b) => orderOf(places[a]) - orderOf(places[b]));
}
