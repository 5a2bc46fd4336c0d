import { afterEach, expect, it, vi } from 'vitest';
import { choiceKey } from '../storage-keys.ts';
import { readChoice, writeChoice } from './kept-choice.ts';

afterEach(() => vi.unstubAllGlobals());

function browserWith(kept: Map<string, string>) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

it('comes back as it went, for each user and list alone', () => {
  browserWith(new Map());
  const key = choiceKey('u1', 'projectmanage:columns');
  writeChoice(key, ['project_name']);
  expect(readChoice(key, null)).toEqual(['project_name']);
  expect(readChoice(choiceKey('u2', 'projectmanage:columns'), null)).toBeNull();
  expect(readChoice(choiceKey('u1', 'staff:columns'), null)).toBeNull();
});

it('counts what cannot be read as not chosen', () => {
  browserWith(new Map([['k', '[broken']]));
  expect(readChoice('k', 'middle')).toBe('middle');
});

it('does without storage', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
  expect(readChoice('k', 1)).toBe(1);
  expect(() => writeChoice('k', 2)).not.toThrow();
});
