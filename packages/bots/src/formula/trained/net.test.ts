import { sha256Hex } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { layerOf, LAYERS, LAYER_SIZE, pack, unpack } from './net.ts';
import { WEIGHTS } from './weights.ts';

const KILOBYTE = 1024;

describe('a net as text', () => {
  it('comes back as it was written', () => {
    const net = Array.from({ length: LAYERS }, (_, layer) =>
      layerOf(Float32Array.from({ length: LAYER_SIZE }, (_weight, at) => Math.sin(at + layer))),
    );
    const once = unpack(pack(net));
    expect(pack(once)).toEqual(pack(net));
    for (const [at, { inputs }] of net.entries())
      for (const [weight, value] of inputs.entries())
        expect(Math.abs(value - (once[at]?.inputs[weight] ?? 9))).toBeLessThan(0.005);
  });

  it('keeps a unit that does nothing', () => {
    const [layer] = unpack(pack([layerOf(new Float32Array(LAYER_SIZE))]));
    expect(layer?.inputs.every((weight) => weight === 0)).toBe(true);
  });
});

describe('the weights', () => {
  it('are the ones that were measured, and small enough for a page', () => {
    const text = JSON.stringify(WEIGHTS);
    expect(text.length).toBeLessThan(40 * KILOBYTE);
    expect(sha256Hex(text).slice(0, 16)).toBe('0a0f96a5bb980bec');
    expect(unpack(WEIGHTS)).toHaveLength(LAYERS);
  });
});
