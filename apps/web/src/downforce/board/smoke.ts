const PUFFS = [
  [-7, -5],
  [5, -8],
  [-1, 5],
  [8, 3],
  [-9, 2],
] as const;

/** Put into the layer, and taken out again. */
export function smokeAt(
  layer: HTMLElement | null,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  for (const [index, [dx, dy]] of PUFFS.entries()) {
    const puff = document.createElement('span');
    puff.className = 'df-puff';
    layer?.append(puff);
    const at = (spread: number) => `translate(${x + dx * spread}px, ${y + dy * spread}px)`;
    const frames = [
      { transform: `${at(0.5)} scale(0.3)`, opacity: 0.9 },
      { transform: `${at(2.6)} scale(${1.5 + index * 0.25})`, opacity: 0 },
    ];
    const timing = { duration: 850, delay: index * 50, easing: 'ease-out', fill: 'both' } as const;
    puff.animate(frames, timing).addEventListener('finish', () => puff.remove());
  }
}
