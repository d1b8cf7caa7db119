import { drawGround, drawnTrack, type Track } from '@paddock/downforce';

/** A circuit that no file was drawn for when the site was built. */
export function drawOwnGround(track: Track): string {
  return drawGround(drawnTrack(track));
}
