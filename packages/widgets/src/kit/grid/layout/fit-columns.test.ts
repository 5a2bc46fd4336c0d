import { expect, it } from 'vitest';
import { fitColumns } from './fit-columns.ts';

const columns = [
  { key: 'name', width: 200, priority: 1 },
  { key: 'long', width: 300, priority: 3 },
  { key: 'project', width: 220, priority: 2 },
  { key: 'phone', priority: 3 },
  { key: 'person', width: 100, priority: 2 },
  { key: 'operation', width: 100 },
] as const;
const at = (room: number) => fitColumns(columns, room).map(({ key }) => key);

it('what decides stays at every width, what counts least goes first', () => {
  expect(at(2000)).toEqual(columns.map(({ key }) => key));
  expect(at(919)).toEqual(['name', 'project', 'phone', 'person', 'operation']);
  expect(at(620)).toEqual(['name', 'project', 'person', 'operation']);
  expect(at(400)).toEqual(['name', 'person', 'operation']);
  expect(at(100)).toEqual(['name', 'operation']);
});
