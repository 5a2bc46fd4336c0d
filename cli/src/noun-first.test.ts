import { expect, it } from 'vitest';
import { verbFirst } from './noun-first.ts';

const isCommand = (name: string) => ['list', 'get', 'rules'].includes(name);

it.each([
  ['project list --json', 'list project --json'],
  ['--lang zh project get x', '--lang zh get project x'],
  ['--no-color user add --set a=b', '--no-color add user --set a=b'],
  ['list project', 'list project'],
  ['list list', 'list list'],
  ['rules list', 'rules list'],
  ['project', 'project'],
  ['project paint', 'project paint'],
  ['', ''],
])('%s → %s', (given, expected) => {
  expect(verbFirst(given.split(' ').filter(Boolean), isCommand).join(' ')).toBe(expected);
});
