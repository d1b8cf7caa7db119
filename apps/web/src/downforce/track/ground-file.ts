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

const files = new Map<string, Promise<GroundFile>>();

/**
 * Scenery and road, drawn when the site was built. Its attributes hold the dark theme; the style sheet says otherwise by
 * class. Without it the race goes on all the same: spaces and cars are drawn apart.
 */
export function useGround<Element extends SVGElement>(
  track: string,
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

function fetchGround(track: string): Promise<GroundFile> {
  const file = files.get(track) ?? readGround(track);
  files.set(track, file);
  return file;
}

async function readGround(track: string): Promise<GroundFile> {
  const response = await fetch(`/grounds/${track}.svg`);
  if (!response.ok) throw new Error(`no ground for ${track}`);
  const picture = new DOMParser().parseFromString(await response.text(), 'image/svg+xml').documentElement;
  return {
    viewBox: picture.getAttribute('viewBox') ?? '',
    nodes: [...picture.children].map((node) => document.importNode(node, true)),
  };
}

export function groundClass(track: string, hasBets: boolean): string {
  return [
    'df-ground',
    track,
    ...(hasBets ? [] : ['without-bets']),
    ...(hasScenery.value ? [] : ['without-scenery']),
  ].join(' ');
}
