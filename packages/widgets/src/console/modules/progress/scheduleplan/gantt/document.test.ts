import { expect, test } from 'vitest';
import type { Doc } from '../../../../generic/schedule/doc.ts';
import {
  addTasks,
  changesBetween,
  indent,
  newTask,
  outdent,
  predecessorsText,
  putLink,
  readPasted,
  readPredecessors,
  removeTasks,
  setTask,
  shift,
} from './document.ts';

const doc = (...ids: string[]): Doc =>
  addTasks(
    { tasks: [], links: [] },
    null,
    ids.map((id) => newTask(id, id, 480)),
  );
const shape = ({ tasks }: Doc) => tasks.map(({ id, parent_id }) => `${parent_id ?? ''}/${id}`);

test('tasks are indented below the one before them, and come back behind it', () => {
  const inside = indent(indent(doc('a', 'b', 'c', 'd'), 'b'), 'c');
  expect(shape(inside)).toEqual(['/a', 'a/b', 'a/c', '/d']);
  expect(shape(indent(inside, 'a'))).toEqual(shape(inside));
  expect(shape(outdent(inside, 'b'))).toEqual(['/a', 'a/c', '/b', '/d']);
  expect(shape(shift(inside, 'a', 1))).toEqual(['/d', '/a', 'a/b', 'a/c']);
  expect(shape(shift(inside, 'c', -1))).toEqual(['/a', 'a/c', 'a/b', '/d']);
});

test('removing a summary removes what is inside and its links', () => {
  const linked = putLink(indent(doc('a', 'b', 'c'), 'b'), { from: 'b', to: 'c', kind: 1, lag: 0, elapsed: false });
  const left = removeTasks(linked, new Set(['a']));
  expect(shape(left)).toEqual(['/c']);
  expect(left.links).toEqual([]);
});

test('predecessors are written and read as planners write them', () => {
  const base = doc('a', 'b', 'c');
  const read = readPredecessors(base, 'c', '1SS+2d， 2FS-1.5d', 480)!;
  expect(read.links).toEqual([
    { from: 'a', to: 'c', kind: 3, lag: 960, elapsed: false },
    { from: 'b', to: 'c', kind: 1, lag: -720, elapsed: false },
  ]);
  const rows = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ]);
  expect(predecessorsText(read, 'c', rows, 480)).toBe('1SS+2d, 2FS-1.5d');
  expect(readPredecessors(base, 'c', '3', 480)).toBeUndefined();
  expect(readPredecessors(base, 'c', '9', 480)).toBeUndefined();
  expect(readPredecessors(base, 'c', '前面', 480)).toBeUndefined();
});

test('only what is different is told, in both directions', () => {
  const before = putLink(doc('a', 'b', 'c'), { from: 'a', to: 'b', kind: 1, lag: 0, elapsed: false });
  const after = removeTasks(setTask(before, 'a', { duration: 960 }), new Set(['c']));
  expect(changesBetween(before, after)).toMatchObject({
    put: [{ id: 'a', duration: 960 }],
    remove: ['c'],
    link: [],
    unlink: [],
  });
  expect(changesBetween(after, before)).toMatchObject({ put: [{ id: 'a' }, { id: 'c' }], remove: [], link: [] });
  const unlinked = { ...before, links: [] };
  expect(changesBetween(before, unlinked)).toEqual({ put: [], remove: [], link: [], unlink: [['a', 'b']] });
  // What is reported is no term of a plan.
  expect(changesBetween(before, setTask(before, 'a', { percent: 50 })).put).toEqual([]);
});

test('rows of a spreadsheet become tasks', () => {
  expect(readPasted('垫层\t3\r\n防水\t\r\n\r\n底板钢筋\t2.5\n')).toEqual([
    { name: '垫层', days: 3 },
    { name: '防水', days: 1 },
    { name: '底板钢筋', days: 2.5 },
  ]);
});
