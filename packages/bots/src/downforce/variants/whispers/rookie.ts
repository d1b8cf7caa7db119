import { CAR_COUNT, CARS, type DownforceView } from '@paddock/downforce';
import type { Wishes } from '../../drive/drive.ts';
import { carsIn } from '../../orders.ts';
import { worthShowing, type Plan, type Question } from '../../question.ts';
import { orderAfter } from './order-after.ts';
import { whisperedBy } from './whispered.ts';
import { weighDrives } from '../../rookie/drives.ts';

/** Places by which a rookie may misjudge a car. */
const WAVERING = 1;
/** How much a rookie likes the car of its plaque before it predicts anything. */
const LIKING = 0.5;

/** D-V6: predicts about the current standing, and drives to make that come true. */
export const whispersByRookie = whisperedBy(weighPredictions, weighSwaps, (question) =>
  weighDrives(question, wishesIn(question.view)),
);

function weighPredictions(question: Question): Plan[] {
  const thought = placesThought(question);
  return worthShowing(question.texts.map((text) => ({ do: [text], value: -offBy(carsIn(text), thought) })));
}

function weighSwaps(question: Question): Plan[] {
  const thought = placesThought(question);
  const order = (question.view.own?.predictions?.at(-1) ?? []).map((name) => CARS.indexOf(name));
  return question.texts.map((text) => ({ do: [text], value: -offBy(orderAfter(order, text), thought) }));
}

/** By car. */
function placesThought({ view, chance }: Question): number[] {
  const { standing, cars } = view.public;
  return CARS.map((name, car) => {
    const isHome = (cars[car]?.place ?? null) !== null;
    const wavering = isHome ? 0 : (WAVERING * (chance.below(1000) - 500)) / 1000;
    return standing.indexOf(name) + wavering;
  });
}

/** Squared, so that one big error counts more than two small ones. */
function offBy(order: readonly number[], thought: readonly number[]): number {
  return order.reduce((sum, car, place) => {
    const off = (thought[car] ?? 0) - place;
    return sum + off * off;
  }, 0);
}

/** Wants the car it predicted first to win; before any prediction, the car of its plaque. */
function wishesIn({ own }: DownforceView): Wishes {
  const order = own?.predictions?.at(-1);
  const middle = (CAR_COUNT - 1) / 2;
  return CARS.map((name) => {
    if (order === undefined) return name === own?.plaque ? LIKING : 0;
    return (middle - order.indexOf(name)) / middle;
  });
}
