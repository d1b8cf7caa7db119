import fc from 'fast-check';
import { expect, it } from 'vitest';
import { overlap, placeMark, type Box } from './place-mark.ts';

const PHONE = { width: 390, height: 844 };
const MARK = { width: 320, height: 120 };

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

it('stands above its target, the arrow at the target’s middle', () => {
  const card = box(150, 700, 80, 120);
  expect(placeMark(card, MARK, PHONE, [])).toMatchObject({ side: 'above', top: 566, left: 30, arrow: 160 });
});

it('goes below where there is no room above', () => {
  expect(placeMark(box(20, 60, 60, 30), MARK, PHONE, [])).toMatchObject({ side: 'below', top: 104, left: 8 });
});

it('moves on past what has to stay free', () => {
  const confirm = box(200, 600, 180, 60);
  expect(placeMark(box(150, 700, 80, 120), MARK, PHONE, [confirm])).toMatchObject({
    side: 'above',
    top: 466,
  });
});

it('is in the window, and wherever there is room covers neither target nor controls', () => {
  const boxes = fc
    .tuple(fc.integer({ min: 0, max: 340 }), fc.integer({ min: 0, max: 790 }))
    .map(([left, top]) => box(left, top, 50, 50));
  fc.assert(
    fc.property(boxes, boxes, (target, control) => {
      const placed = placeMark(target, MARK, PHONE, [control]);
      const mark = box(placed.left, placed.top, MARK.width, MARK.height);
      expect(mark.left).toBeGreaterThanOrEqual(0);
      expect(mark.right).toBeLessThanOrEqual(PHONE.width);
      expect(mark.top).toBeGreaterThanOrEqual(0);
      expect(mark.bottom).toBeLessThanOrEqual(PHONE.height);
      if (placed.side !== 'over') expect(overlap(mark, target) + overlap(mark, control)).toBe(0);
    }),
  );
});
