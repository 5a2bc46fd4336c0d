import type { OrganizationNode } from '@gongdi/api';
import { expect, it } from 'vitest';
import { linesOf } from './tree-model.ts';
import { treeStep } from './tree-step.ts';

const node = (name: string, ...children: OrganizationNode[]): OrganizationNode => ({
  org_id: name,
  org_pid: null,
  name,
  ent_type: 1000,
  org_status: 1,
  user_count: 0,
  editable: true,
  children,
});
const TREE = [node('Alpha', node('Beta', node('Gamma')), node('Bravo')), node('Delta')];
const OPEN = linesOf(TREE, new Set(), '');
const SHUT = linesOf(TREE, new Set(['Beta']), '');

/** What a key does at the row with this name, in short. */
function step(key: string, name: string, lines = OPEN): string {
  const step = treeStep(
    key,
    lines,
    lines.findIndex((line) => line.node.name === name),
  );
  if (!step) return 'left alone';
  if (step.kind === 'go') return step.to?.node.name ?? 'nowhere';
  return step.kind === 'choose' ? 'choose' : step.shut ? 'fold' : 'unfold';
}

it.each([
  ['ArrowDown', 'Alpha', 'Beta'],
  ['ArrowDown', 'Delta', 'nowhere'],
  ['ArrowUp', 'Beta', 'Alpha'],
  ['ArrowUp', 'Alpha', 'nowhere'],
  ['Home', 'Bravo', 'Alpha'],
  ['End', 'Beta', 'Delta'],
  ['ArrowRight', 'Beta', 'Gamma'],
  ['ArrowRight', 'Bravo', 'left alone'],
  ['ArrowLeft', 'Beta', 'fold'],
  ['ArrowLeft', 'Gamma', 'Beta'],
  ['ArrowLeft', 'Delta', 'nowhere'],
  ['Enter', 'Beta', 'choose'],
  [' ', 'Beta', 'choose'],
  ['Tab', 'Beta', 'left alone'],
  ['Escape', 'Beta', 'left alone'],
])('%s at %s: %s', (key, name, expected) => {
  expect(step(key, name)).toBe(expected);
});

it('unfolds a folded row first, and leaves it to its parent', () => {
  expect(step('ArrowRight', 'Beta', SHUT)).toBe('unfold');
  expect(step('ArrowLeft', 'Beta', SHUT)).toBe('Alpha');
  expect(step('ArrowDown', 'Beta', SHUT)).toBe('Bravo');
});

it('goes to the next row that begins with a letter, around the end, never to the row itself', () => {
  expect(step('b', 'Beta')).toBe('Bravo');
  expect(step('B', 'Bravo')).toBe('Beta');
  expect(step('a', 'Alpha')).toBe('nowhere');
  expect(step('g', 'Alpha', SHUT)).toBe('nowhere');
});
