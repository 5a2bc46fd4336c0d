import { expect, it } from 'vitest';
import { actionsOn } from './actions-on.ts';

const BELOW = { own: false, root: false, may: (_operation: string) => true };
const on = (standing: Partial<typeof BELOW>, editable = true) => [
  ...actionsOn({ editable }, { ...BELOW, ...standing }),
];

it('allows everything on an organisation below the own one', () => {
  expect(on({})).toEqual(['add', 'edit', 'move', 'activate', 'delete']);
});

it('allows nothing on an organisation that is only seen', () => {
  expect(on({}, false)).toEqual([]);
});

it('neither moves, disables nor deletes the own organisation', () => {
  expect(on({ own: true })).toEqual(['add', 'edit']);
});

it('does not move a root', () => {
  expect(on({ root: true })).toEqual(['add', 'edit', 'activate', 'delete']);
});

it('asks for the permission of each action; a move needs the one to edit', () => {
  const only = (permitted: string) => on({ may: (operation: string) => operation === permitted });
  expect(only('edit')).toEqual(['edit', 'move']);
  expect(only('delete')).toEqual(['delete']);
  expect(only('move')).toEqual([]);
});
