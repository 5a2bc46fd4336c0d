import { expect, test } from 'vitest';
import { Drafts } from './drafts.ts';

function memory(entries: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    key: (index) => [...map.keys()][index] ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => void map.set(key, value),
  };
}

test('keeps one draft per model and gives it back', () => {
  const storage = memory();
  const drafts = new Drafts(() => storage);
  expect(drafts.write('a', { xml: '<a/>', at: 1 })).toBe(true);
  drafts.write('b', { xml: '<b/>', at: 2 });
  drafts.write('a', { xml: '<a2/>', at: 3 });
  expect(drafts.read('a')).toEqual({ xml: '<a2/>', at: 3 });
  drafts.remove('a');
  expect(drafts.read('a')).toBeUndefined();
  expect(drafts.read('b')).toEqual({ xml: '<b/>', at: 2 });
});

test('every key carries the prefix, so that the host page is left alone', () => {
  const storage = memory();
  new Drafts(() => storage).write('a', { xml: 'x', at: 1 });
  expect(storage.key(0)).toBe('gd-designer-draft:a');
});

test('what is not a draft is no draft', () => {
  const drafts = new Drafts(() => memory({ 'gd-designer-draft:a': '{"xml":1}', 'gd-designer-draft:b': '{' }));
  expect(drafts.read('a')).toBeUndefined();
  expect(drafts.read('b')).toBeUndefined();
});

test('a draft of the first form is still read', () => {
  const drafts = new Drafts(() => memory({ 'gd-designer-draft:a': '{"xml":"<a/>","at":7}' }));
  expect(drafts.read('a')).toEqual({ xml: '<a/>', at: 7 });
});

test('forbidden or full storage is survived', () => {
  const forbidden = new Drafts(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(forbidden.read('a')).toBeUndefined();
  expect(forbidden.write('a', { xml: '', at: 0 })).toBe(false);
  const filled = memory();
  filled.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const full = new Drafts(() => filled);
  expect(full.write('a', { xml: '', at: 0 })).toBe(false);
});
