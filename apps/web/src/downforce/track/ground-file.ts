import { CIRCUIT_IDS, type Track } from '@paddock/downforce';
import { useEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';
import { stored } from '../../app/stored.ts';

export const hasScenery = stored('scenery', (value): value is boolean => typeof value === 'boolean', true);

/** Before the track is drawn by lot. */
export const FIRST_TRACK = 'marina-bay';

interface GroundFile {
  readonly viewBox: string;
  readonly nodes: readonly Node[];
}

const files = new WeakMap<Track, Promise<GroundFile>>();

/**
 * Scenery and road: ours were drawn when the site was built. Its attributes hold the dark theme; the style sheet says otherwise by
 * class. Without it the race goes on all the same: spaces and cars are drawn apart.
 */
export function useGround<Element extends SVGElement>(
  track: Track,
  show: (element: Element, file: GroundFile) => void,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    let isHere = true;
    fetchGround(track).then(
      (file) => {
        if (isHere && element.current !== null) show(element.current, file);
      },
      () => files.delete(track),
    );
    return () => {
      isHere = false;
    };
  }, [track]);
  return element;
}

function fetchGround(track: Track): Promise<GroundFile> {
  const file = files.get(track) ?? readGround(track);
  files.set(track, file);
  return file;
}

async function readGround(track: Track): Promise<GroundFile> {
  const picture = new DOMParser().parseFromString(await drawingOf(track), 'image/svg+xml').documentElement;
  return {
    viewBox: picture.getAttribute('viewBox') ?? '',
    nodes: [...picture.children].map((node) => document.importNode(node, true)),
  };
}

/** Ours have a file; what a table brings along is drawn here. */
async function drawingOf(track: Track): Promise<string> {
  const { id } = track.file;
  if (!CIRCUIT_IDS.some((known) => known === id))
    return (await import('../pictures/draw-own.ts')).drawOwnGround(track);
  const response = await fetch(`/grounds/${id}.svg`);
  if (!response.ok) throw new Error(`no ground for ${id}`);
  return response.text();
}

export function groundClass(hasBets: boolean): string {
  return [
    'df-ground',
    ...(hasBets ? [] : ['without-bets']),
    ...(hasScenery.value ? [] : ['without-scenery']),
  ].join(' ');
}
