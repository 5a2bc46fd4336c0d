import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftKeeper } from './draft-keeper.ts';
import { Drafts } from './drafts.ts';

function memory(): Storage {
  const map = new Map<string, string>();
  return {
    length: 0,
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    key: () => null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => void map.set(key, value),
  };
}

/** A print function that yields once. */
const steps = (print: () => string) =>
  function* printing(): Generator<void, string, void> {
    yield;
    return print();
  };

const drafts = () => new Drafts(memory);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('writes once after a burst of changes, when there is time', () => {
  const kept = drafts();
  let printed = 0;
  const print = () => `<v${(printed += 1)}/>`;
  const keeper = new DraftKeeper({ now: print, steps: steps(print) }, kept);
  keeper.follow('leave');
  keeper.changed();
  vi.advanceTimersByTime(1500);
  keeper.changed();
  vi.advanceTimersByTime(1500);
  expect(kept.read('leave')).toBeUndefined();
  vi.advanceTimersByTime(2000);
  expect(kept.read('leave')?.xml).toBe('<v1/>');
  expect(printed).toBe(1);
});

test('a change while it is being printed begins anew', () => {
  const kept = drafts();
  let rest = true;
  const keeper = new DraftKeeper(
    {
      now: () => '',
      *steps() {
        if (rest) yield;
        return rest ? '<old/>' : '<new/>';
      },
    },
    kept,
  );
  keeper.follow('leave');
  keeper.changed();
  vi.advanceTimersByTime(2016);
  rest = false;
  keeper.changed();
  vi.advanceTimersByTime(3000);
  expect(kept.read('leave')?.xml).toBe('<new/>');
});

test('what cannot be printed leaves the last draft alone', () => {
  const kept = drafts();
  kept.write('leave', { xml: '<good/>', at: 1 });
  const print = (): string => {
    throw new Error('unprintable');
  };
  const keeper = new DraftKeeper({ now: print, steps: steps(print) }, kept);
  keeper.follow('leave');
  keeper.changed();
  vi.advanceTimersByTime(4000);
  keeper.changed();
  keeper.keep();
  expect(kept.read('leave')?.xml).toBe('<good/>');
});

test('a draft that is what was opened is not offered and goes', () => {
  const kept = drafts();
  kept.write('leave', { xml: '<same/>\n', at: 1 });
  const keeper = new DraftKeeper({ now: () => '', steps: steps(() => '') }, kept);
  keeper.follow('leave');
  expect(keeper.offer('<same/>')).toBeNull();
  expect(kept.read('leave')).toBeUndefined();
});

test('a draft that is offered survives edits and saves until the person chooses', () => {
  const kept = drafts();
  kept.write('leave', { xml: '<lost/>', at: 1 });
  const keeper = new DraftKeeper({ now: () => '<edited/>', steps: steps(() => '<edited/>') }, kept);
  keeper.follow('leave');
  expect(keeper.offer('<stored/>')?.xml).toBe('<lost/>');
  keeper.changed();
  keeper.keep();
  expect(kept.read('leave')?.xml).toBe('<edited/>');
  keeper.discard();
  keeper.follow('leave');
  expect(keeper.offer('<edited/>')?.xml).toBe('<lost/>');
  keeper.forgetOffered();
  keeper.follow('leave');
  expect(keeper.offer('<edited/>')).toBeNull();
});

test('edits that a restored draft took the place of are offered next time', () => {
  const kept = drafts();
  kept.write('leave', { xml: '<lost/>', at: 1 });
  const keeper = new DraftKeeper({ now: () => '<edited/>', steps: steps(() => '<edited/>') }, kept);
  keeper.follow('leave');
  const draft = keeper.offer('<stored/>')!;
  keeper.changed();
  keeper.keep();
  keeper.follow('leave');
  keeper.restored(draft);
  expect(kept.read('leave')?.xml).toBe('<lost/>');
  keeper.follow('leave');
  expect(keeper.offer('<lost/>')?.xml).toBe('<edited/>');
});
