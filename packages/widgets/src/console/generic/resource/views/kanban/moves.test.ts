import { hiddenDangerRectification, stepsOf } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { columnsOf, moveTo } from './moves.ts';

const steps = stepsOf(hiddenDangerRectification);
const named = (...names: string[]) => steps.filter(({ name }) => names.includes(name));
const row = (status: number) => ({ id: 'a', status });
const move = (from: number, to: number, open: typeof steps, may = true) => {
  const found = moveTo(hiddenDangerRectification, row(from), to, { open, may: () => may });
  if (found.kind === 'steps') return found.steps.map(({ name }) => name);
  return 'step' in found ? [found.kind, found.step.name] : found.kind;
};

it('a move is the step between the two states', () => {
  expect(move(1, 2, named('result', 'reassign'))).toEqual(['result']);
  expect(move(2, 3, named('pass', 'refuse'))).toEqual(['pass']);
});

it('of several steps to one state all are offered', () => {
  expect(move(2, 1, named('refuse', 'reassign', 'pass'))).toEqual(['refuse', 'reassign']);
});

it('a move that no step makes is refused, also back to where the record is', () => {
  expect(move(1, 3, named('result'))).toBe('none');
  expect(move(3, 1, [])).toBe('none');
  expect(move(1, 1, named('reassign'))).toBe('same');
});

it('says whether a permission is missing or it is the turn of another', () => {
  expect(move(1, 2, [], false)).toEqual(['permission', 'result']);
  expect(move(1, 2, [], true)).toEqual(['turn', 'result']);
});

it('has the columns that the dictionary has and the filter leaves', () => {
  const entries = [{ value: 1 }, { value: 2, disabled: true }, { value: 3 }, { value: 4, disabled: true }];
  const states = (filter?: string) => columnsOf(entries, filter, (state) => state === 4).map(({ state }) => state);
  expect(states()).toEqual([1, 3, 4]);
  expect(states('3, 4')).toEqual([3, 4]);
  expect(states('')).toEqual([1, 3, 4]);
});
