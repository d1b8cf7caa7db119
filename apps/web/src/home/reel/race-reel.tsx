import type { JSX, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { reducedMotion } from '../../app/settings.ts';
import { Car } from '../../design/car.tsx';
import { liveryStyle } from '../../design/livery.ts';
import type { PageGame } from '../../game/page-game.ts';
import { ui } from '../../i18n/index.ts';
import { useTexts } from '../../i18n/loaded.tsx';
import { fetchRace, type Race } from './fetch-race.ts';
import { Player, posesAfter, put, type CarLayers } from './player.ts';
import type { Line, Reel } from './reel.ts';
import './reel.css';

export interface RaceReelProps {
  readonly game: PageGame;
}

/** A stored race on the game's own board, over and over; a still picture of it where nothing is to move. */
export function RaceReel({ game }: RaceReelProps): JSX.Element {
  const texts = useTexts('reel');
  const host = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(host);
  const race = useRace(game, isSeen);
  const isStill = reducedMotion.value;
  const [isPaused, setPaused] = useState(false);
  const [card, setCard] = useState<readonly Line[]>([]);
  usePlayer(host, race?.reel, isStill, isPaused || !isSeen, setCard);
  return (
    <>
      <div
        class={race === undefined ? 'reel' : 'reel df-board shown'}
        ref={host}
        role="img"
        aria-label={texts.picture(game.texts(ui()).title)}
      >
        {race !== undefined && <World {...race} />}
        {card.length > 0 && <Card lines={card} />}
      </div>
      {race !== undefined && !isStill && (
        <button
          type="button"
          class="button icon reel-pause"
          aria-label={isPaused ? texts.goOn : texts.pause}
          onClick={() => setPaused(!isPaused)}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={isPaused ? 'M7 4v16l13-8z' : 'M6 4h4v16H6zM14 4h4v16h-4z'} fill="currentColor" />
          </svg>
        </button>
      )}
    </>
  );
}

function useSeen(host: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (host.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true));
    observer.observe(host.current);
    return () => observer.disconnect();
  }, []);
  return isSeen;
}

/** Asked for when it is first seen, and dropped with the page. */
function useRace({ name }: PageGame, isSeen: boolean): Race | undefined {
  const [race, setRace] = useState<Race>();
  const isWanted = isSeen && race === undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    const dropped = new AbortController();
    // Without it the page has one picture less.
    fetchRace(name, dropped.signal).then(setRace, () => undefined);
    return () => dropped.abort();
  }, [isWanted]);
  return race;
}

function usePlayer(
  host: RefObject<HTMLElement | null>,
  reel: Reel | undefined,
  isStill: boolean,
  isPaused: boolean,
  setCard: (card: readonly Line[]) => void,
): void {
  const player = useRef<Player>(undefined);
  useEffect(() => {
    if (reel === undefined || host.current === null) return undefined;
    const cars = layersIn(host.current);
    if (isStill) {
      showStill(reel, cars);
      setCard([]);
      return undefined;
    }
    const now = new Player(reel, cars, setCard);
    player.current = now;
    now.pause(isPaused);
    void now.run();
    return () => now.drop();
  }, [reel, isStill]);
  useEffect(() => player.current?.pause(isPaused), [isPaused]);
}

/** Half way round, where the field is well spread. */
function showStill(reel: Reel, cars: readonly CarLayers[]): void {
  for (const [car, pose] of posesAfter(reel, Math.floor(reel.scenes.length / 2)).entries()) {
    const layers = cars[car];
    if (layers !== undefined) put(layers, pose);
  }
}

function layersIn(host: HTMLElement): CarLayers[] {
  return [...host.querySelectorAll<HTMLElement>('.reel-car')].flatMap((outer) => {
    const inner = outer.querySelector<HTMLElement>('.reel-car-turn');
    return inner === null ? [] : [{ outer, inner }];
  });
}

/** The ground, and the cars in its units. */
function World({ reel, picture, address }: Race): JSX.Element {
  const [x, y, width, height] = reel.box;
  const world = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (picture !== null) world.current?.replaceChildren(...picture);
  }, [picture]);
  return (
    <div class="reel-world" style={{ '--reel-width': width, '--reel-height': height }}>
      {picture === null ? (
        <img class="reel-ground" src={address} alt="" />
      ) : (
        <svg ref={world} class="reel-ground df-ground" viewBox={`${x} ${y} ${width} ${height}`} />
      )}
      <div class="reel-cars" style={{ transform: `scale(var(--reel-scale)) translate(${-x}px, ${-y}px)` }}>
        {reel.cars.map(({ livery, label }) => (
          <span key={`${livery} ${label}`} class="reel-car">
            <span class="reel-car-turn" style={{ '--car-length': `${reel.carLength}px` }}>
              <Car livery={livery} />
            </span>
            <b style={{ fontSize: `${reel.carLength * 0.27}px` }}>{label}</b>
          </span>
        ))}
      </div>
    </div>
  );
}

/** The card that is being played: whom it moves, from the top down. */
function Card({ lines }: { readonly lines: readonly Line[] }): JSX.Element {
  return (
    <span class="reel-card">
      {lines.map(([livery, spaces]) => (
        <b key={livery} class={livery} {...(livery !== 'wild' && { style: liveryStyle(livery) })}>
          {livery === 'wild' ? `★ ${spaces}` : spaces}
        </b>
      ))}
    </span>
  );
}
