import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../root.mjs';
import { glossaryProblems } from './glossary.mjs';

const page = (...rows) =>
  ['## The code', '', '| Word | Meaning | Where |', '| --- | --- | --- |', ...rows, ''].join('\n');
const problems = (...rows) => glossaryProblems(page(...rows), (path) => path === 'packages');

describe('the glossary', () => {
  it('is sorted, and names places that exist', () => {
    const text = readFileSync(at('docs/glossary.md'), 'utf8');
    expect(text.split('\n').filter((line) => line.startsWith('| ')).length).toBeGreaterThan(150);
    expect(glossaryProblems(text, (path) => existsSync(at(path)))).toEqual([]);
  });

  it.each([
    ['not sorted', ['| b | B | `packages` |', '| a | A | `packages` |'], 'alphabet'],
    ['without a meaning', ['| a |  | `packages` |'], 'empty'],
    ['twice', ['| a | A | `packages` |', '| a | B | `packages` |'], 'twice'],
    ['without a place', ['| a | A | somewhere |'], 'no place'],
    ['with a place that is gone', ['| a | A | `packages/gone` |'], 'packages/gone'],
  ])('refuses words that are %s', (_, rows, problem) => expect(problems(...rows).join('\n')).toContain(problem));

  it('takes bars inside a cell', () => expect(problems('| a | `x\\|y` | `packages` |')).toEqual([]));
});
