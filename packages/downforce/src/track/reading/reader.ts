import { LIMITS } from './file.ts';
import type { Spot } from './file.ts';
import type { ProblemCode, TrackProblem } from './problem.ts';
import { problem } from './problem.ts';

interface Place {
  readonly section?: number;
  /** Precedes a field's name in messages: «scenery 4 ». */
  readonly path: string;
}

const NAME_SHOWN = 40;

/** Reads an object of unknown shape, and collects problems instead of throwing (T6). */
export class Reader {
  readonly #data: Readonly<Record<string, unknown>>;
  readonly #problems: TrackProblem[];
  readonly #place: Place;

  private constructor(data: object, problems: TrackProblem[], place: Place) {
    this.#data = data as Readonly<Record<string, unknown>>;
    this.#problems = problems;
    this.#place = place;
  }

  static of(data: unknown, problems: TrackProblem[], place: Place = { path: '' }): Reader | undefined {
    if (typeof data === 'object' && data !== null && !Array.isArray(data))
      return new Reader(data, problems, place);
    const field = place.path.trim() === '' ? 'it' : place.path.trim();
    problems.push(problem('wrong-type', { field, expected: 'an object' }, place.section));
    return undefined;
  }

  get(field: string): unknown {
    return this.#data[field];
  }

  /** Reports any other key, which is probably misspelt. */
  close(fields: readonly string[]): void {
    const strange = Object.keys(this.#data).find((key) => !fields.includes(key));
    if (strange !== undefined) this.#note('unknown-field', strange.slice(0, NAME_SHOWN));
  }

  number(field: string, min: number, max: number): number | undefined {
    return this.#inRange(field, this.get(field), min, max, false);
  }

  whole(field: string, min: number, max: number): number | undefined {
    return this.#inRange(field, this.get(field), min, max, true);
  }

  /** A field that may be left out. */
  flag(field: string): boolean {
    const value = this.get(field);
    if (value !== undefined && typeof value !== 'boolean') this.#wrong(field, value, 'true or false');
    return value === true;
  }

  oneOf<T extends string>(field: string, choices: readonly T[]): T | undefined {
    const value = this.get(field);
    const found = choices.find((choice) => choice === value);
    if (found === undefined) this.#note('not-one-of', field, { choices: choices.join(', ') });
    return found;
  }

  text(field: string, max: number): string | undefined {
    const value = this.get(field);
    if (typeof value !== 'string') return this.#wrong(field, value, 'a text');
    if (value.length > max) return this.#note('too-long', field, { max });
    if (value.trim() === '' || /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u.test(value))
      return this.#note('bad-text', field, { expected: 'a text in one line, not empty' });
    return value;
  }

  id(field: string, max: number): string | undefined {
    const value = this.text(field, max);
    if (value === undefined || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) return value;
    return this.#note('bad-text', field, { expected: 'small letters, digits and single hyphens' });
  }

  list(field: string, min: number, max: number): readonly unknown[] {
    const value = this.get(field);
    if (!Array.isArray(value)) return this.#wrong(field, value, 'a list') ?? [];
    const count = value.length;
    if (count > max) return this.#note('too-many', field, { count, max }) ?? [];
    if (count < min) return this.#note('too-few', field, { count, min }) ?? [];
    // Array.from also fills holes, so that every entry is checked.
    return Array.from(value as readonly unknown[]);
  }

  numbers(field: string, least: number, most: number, min: number, max: number): readonly number[] {
    return this.list(field, least, most).map(
      (value, i) => this.#inRange(`${field} ${i + 1}`, value, min, max, true) ?? 0,
    );
  }

  spot(field: string): Spot {
    return this.#spotFrom(field, this.get(field));
  }

  spots(field: string, least: number): readonly Spot[] {
    return this.list(field, least, LIMITS.points).map((value, i) =>
      this.#spotFrom(`${field} ${i + 1}`, value),
    );
  }

  #spotFrom(field: string, value: unknown): Spot {
    if (!Array.isArray(value) || value.length !== 2)
      return this.#wrong(field, value, 'a pair [x, y]') ?? [0, 0];
    const [x, y] = Array.from(value as readonly unknown[], (part) =>
      this.#inRange(field, part, -LIMITS.reach, LIMITS.reach, false),
    );
    return [x ?? 0, y ?? 0];
  }

  #inRange(field: string, value: unknown, min: number, max: number, whole: boolean): number | undefined {
    if (typeof value !== 'number' || !Number.isFinite(value) || (whole && !Number.isInteger(value)))
      return this.#wrong(field, value, whole ? 'a whole number' : 'a number');
    if (value < min || value > max) return this.#note('out-of-range', field, { value, min, max });
    return value;
  }

  #wrong(field: string, value: unknown, expected: string): undefined {
    return value === undefined ? this.#note('missing', field) : this.#note('wrong-type', field, { expected });
  }

  #note(code: ProblemCode, field: string, params: TrackProblem['params'] = {}): undefined {
    const { section, path } = this.#place;
    this.#problems.push(problem(code, { field: path + field, ...params }, section));
  }
}
