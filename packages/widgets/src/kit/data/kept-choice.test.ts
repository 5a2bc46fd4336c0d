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

it.each<[string, unknown]>([
  ['null', []],
  ['{"a":1}', []],
  ['[]', { list: [], initial: null }],
  ['{"initial":null}', { list: [], initial: null }],
  ['{"list":{},"initial":null}', { list: [], initial: null }],
  ['{"list":null}', { list: {} }],
  ['"yes"', false],
  ['null', { list: [] }],
])('counts %s as not chosen where the form is another', (text, initial) => {
  browserWith(new Map([['k', text]]));
  expect(readChoice('k', initial)).toBe(initial);
});

it('takes what has the form, with or without what may be absent', () => {
  browserWith(new Map([['k', '{"list":[1],"initial":"own","more":1}']]));
  expect(readChoice('k', { list: [], initial: null })).toEqual({ list: [1], initial: 'own', more: 1 });
  browserWith(new Map([['k', '{"shown":["name"]}']]));
  expect(readChoice('k', null)).toEqual({ shown: ['name'] });
});

it('does without storage', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
  expect(readChoice('k', 1)).toBe(1);
  expect(() => writeChoice('k', 2)).not.toThrow();
});
