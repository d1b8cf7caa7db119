import { describe, expect, it } from 'vitest';
import { Stage } from './stage.ts';

const moment = (entry: number) => ({ entry, who: 0, facts: [`fact ${entry}`], view: `view ${entry}` });

describe('what has reached the screen', () => {
  it('shows one moment after another, and the log follows', () => {
    const stage = new Stage<string, string>('view 0');
    stage.enqueue([moment(1), moment(2)]);
    expect(stage.moment.value?.entry).toBe(1);
    expect(stage.view.value).toBe('view 0');
    expect(stage.log.value).toEqual([]);
    stage.shown();
    expect(stage.view.value).toBe('view 1');
    expect(stage.moment.value?.entry).toBe(2);
    stage.shown();
    expect(stage.isIdle.value).toBe(true);
    expect(stage.log.value).toEqual([
      { entry: 1, fact: 'fact 1' },
      { entry: 2, fact: 'fact 2' },
    ]);
  });

  it('skipping shows the newest view and loses no fact', () => {
    const stage = new Stage<string, string>('view 0');
    stage.enqueue([moment(1), moment(2), moment(3)]);
    stage.skip();
    expect(stage.view.value).toBe('view 3');
    expect(stage.log.value.map(({ entry }) => entry)).toEqual([1, 2, 3]);
    expect(stage.isIdle.value).toBe(true);
  });

  it('does nothing when there is nothing to show', () => {
    const stage = new Stage<string, string>('view 0');
    stage.shown();
    stage.skip();
    expect(stage.view.value).toBe('view 0');
    expect(stage.log.value).toEqual([]);
  });

  it('begins anew for another viewer', () => {
    const stage = new Stage<string, string>('view 0');
    stage.enqueue([moment(1), moment(2)]);
    stage.reset('another view', [{ entry: 9, fact: 'fact 9' }]);
    expect(stage.moment.value).toBeNull();
    expect(stage.view.value).toBe('another view');
    stage.shown();
    expect(stage.log.value).toEqual([{ entry: 9, fact: 'fact 9' }]);
  });
});
