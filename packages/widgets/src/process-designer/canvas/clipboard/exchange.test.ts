import { expect, test } from 'vitest';
import { Exchange } from './exchange.ts';

function memory(): Storage {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    clear: () => map.clear(),
    key: () => null,
    get length() {
      return map.size;
    },
  };
}

const working = () => {
  let held = '';
  return {
    readText: async () => held,
    writeText: async (text: string) => {
      held = text;
    },
  };
};

const forbidden = {
  readText: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
  writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
};

test('the system clipboard is the way, and what others put there is read', async () => {
  const clipboard = working();
  const storage = memory();
  const exchange = new Exchange({ clipboard, storage: () => storage });
  await exchange.write('<a/>');
  expect(await clipboard.readText()).toBe('<a/>');
  await clipboard.writeText('a letter');
  expect(await exchange.read()).toBe('a letter');
});

test('where it is forbidden the storage carries the text to another window', async () => {
  const storage = memory();
  await new Exchange({ clipboard: forbidden, storage: () => storage }).write('<a/>');
  expect(await new Exchange({ clipboard: forbidden, storage: () => storage }).read()).toBe('<a/>');
});

test('what could not be written is newer than what the system holds', async () => {
  const storage = memory();
  const clipboard = { ...working(), writeText: forbidden.writeText, readText: async () => 'old letter' };
  const exchange = new Exchange({ clipboard, storage: () => storage });
  await exchange.write('<new/>');
  expect(await exchange.read()).toBe('<new/>');
});

test('forbidden storage and an empty clipboard are no failure', async () => {
  const exchange = new Exchange({
    clipboard: forbidden,
    storage: () => {
      throw new Error('denied');
    },
  });
  await exchange.write('<a/>');
  expect(await exchange.read()).toBe('');
});
