import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inStore } from './indexed-store.ts';

const PLACE = { database: 'db', version: 2, store: 'rows', key: 'id', index: 'owner' };

/** What the test's database has been asked for, and what it does next. */
let log: string[];
let opening: 'success' | 'error' | 'blocked' | 'upgradeneeded';
let ending: 'complete' | 'abort' | 'error';

/** A target whose events are sent in the next microtask after `fire`. */
const later = (target: EventTarget, type: string) => queueMicrotask(() => target.dispatchEvent(new Event(type)));

class FakeDatabase extends EventTarget {
  transaction(store: string, mode: string, { durability = 'default' }: { durability?: string }) {
    log.push(`${mode} ${store} ${durability}`);
    const transaction = Object.assign(new EventTarget(), {
      error: ending === 'abort' ? new Error('the disk is full') : null,
      objectStore: () => ({ put: () => ({ result: 'key', error: null }) }),
    });
    later(transaction, ending);
    return transaction;
  }
  createObjectStore(store: string, { keyPath }: { keyPath: string }) {
    log.push(`create ${store} by ${keyPath}`);
    return { createIndex: (index: string) => log.push(`index ${index}`) };
  }
  close() {
    log.push('close');
  }
}

beforeEach(() => {
  log = [];
  opening = 'success';
  ending = 'complete';
  vi.stubGlobal('indexedDB', {
    open: (name: string, version: number) => {
      log.push(`open ${name} ${version}`);
      const request = Object.assign(new EventTarget(), { result: new FakeDatabase(), error: null });
      later(request, opening);
      if (opening === 'upgradeneeded') later(request, 'success');
      return request;
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const put = () => inStore(PLACE, 'readwrite', (rows) => rows.put({}), { durability: 'strict' });

test('a transaction has a connection of its own, which is closed after it', async () => {
  expect(await put()).toBe('key');
  expect(log).toEqual(['open db 2', 'readwrite rows strict', 'close']);
});

test('a database that does not exist yet is made with its index', async () => {
  opening = 'upgradeneeded';
  await put();
  expect(log).toContain('create rows by id');
  expect(log).toContain('index owner');
});

test('what could not be written is a failure, and the connection is closed all the same', async () => {
  ending = 'abort';
  await expect(put()).rejects.toThrow('the disk is full');
  ending = 'error';
  await expect(put()).rejects.toThrow('rows could not be written');
  expect(log.filter((one) => one === 'close')).toHaveLength(2);
});

test.each(['error', 'blocked'] as const)('a database that does not open (%s) is a failure', async (how) => {
  opening = how;
  await expect(put()).rejects.toThrow(Error);
  expect(log).toEqual(['open db 2']);
});
