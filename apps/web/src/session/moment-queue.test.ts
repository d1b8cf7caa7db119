import { describe, expect, it } from 'vitest';
import { MomentQueue } from './moment-queue.ts';

const moment = (entry: number) => ({ entry, who: 0, facts: [`fact ${entry}`], view: `view ${entry}` });

describe('what has reached the screen', () => {
  it('shows one moment after another, and the log follows', () => {
    const queue = new MomentQueue<string, string>('view 0');
    queue.enqueue([moment(1), moment(2)]);
    expect(queue.moment.value?.entry).toBe(1);
    expect(queue.view.value).toBe('view 0');
    expect(queue.log.value).toEqual([]);
    queue.shown();
    expect(queue.view.value).toBe('view 1');
    expect(queue.moment.value?.entry).toBe(2);
    queue.shown();
    expect(queue.isIdle.value).toBe(true);
    expect(queue.log.value).toEqual([
      { entry: 1, fact: 'fact 1' },
      { entry: 2, fact: 'fact 2' },
    ]);
  });

  it('skipping shows the newest view and loses no fact', () => {
    const queue = new MomentQueue<string, string>('view 0');
    queue.enqueue([moment(1), moment(2), moment(3)]);
    queue.skip();
    expect(queue.view.value).toBe('view 3');
    expect(queue.log.value.map(({ entry }) => entry)).toEqual([1, 2, 3]);
    expect(queue.isIdle.value).toBe(true);
  });

  it('does nothing when there is nothing to show', () => {
    const queue = new MomentQueue<string, string>('view 0');
    queue.shown();
    queue.skip();
    expect(queue.view.value).toBe('view 0');
    expect(queue.log.value).toEqual([]);
  });

  it('starts over for another viewer', () => {
    const queue = new MomentQueue<string, string>('view 0');
    queue.enqueue([moment(1), moment(2)]);
    queue.reset('another view', [{ entry: 9, fact: 'fact 9' }]);
    expect(queue.moment.value).toBeNull();
    expect(queue.view.value).toBe('another view');
    queue.shown();
    expect(queue.log.value).toEqual([{ entry: 9, fact: 'fact 9' }]);
  });
});
