import type { Client } from '@gongdi/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepProjects, keptProjects, projectsKey } from './kept-projects.ts';
import { referenceQuery } from './references.ts';

let kept: Map<string, string>;
let page: EventTarget;
beforeEach(() => {
  kept = new Map();
  page = new EventTarget();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

const options = [{ value: 'p1', label: '滨江科创中心一期' }];
const client = {
  resolve: (url: string) => `https://site.example${url}`,
  call: vi.fn(async () => [{ id: 'p1', title: '滨江科创中心一期' }]),
} as unknown as Client;
const run = (query: ReturnType<typeof referenceQuery>) => query.queryFn({ signal: new AbortController().signal });

test('console 9: the list of projects is kept in session storage until the page unloads', async () => {
  const first = referenceQuery(client, 'projectmanage', {}, 'u1');
  expect(first.initialData()).toBeUndefined();
  expect(await run(first)).toEqual(options);
  const second = referenceQuery(client, 'projectmanage', {}, 'u1');
  expect(second.initialData()).toEqual(options);
  expect(second.initialDataUpdatedAt()).toBeGreaterThan(Date.now() - 60_000);
  expect([...kept.keys()]).toEqual(['gongdi:projects:https://site.example/:u1']);
  page.dispatchEvent(new Event('pagehide'));
  expect(kept.size).toBe(0);
  expect(second.initialData()).toBeUndefined();
});

test('console 9: what others see, what was searched for and other records are not kept', async () => {
  await run(referenceQuery(client, 'projectmanage', {}, 'u1'));
  expect(referenceQuery(client, 'projectmanage', {}, 'u2').initialData()).toBeUndefined();
  await run(referenceQuery(client, 'projectmanage', { keyword: '滨江' }, 'u1'));
  await run(referenceQuery(client, 'staff', {}, 'u1'));
  await run(referenceQuery(client, 'projectmanage', {}, ''));
  expect(kept.size).toBe(1);
});

test('what cannot be read counts as absent', () => {
  const key = projectsKey('s', 'u');
  for (const bad of ['{', 'null', '[]', '{"options":1,"at":2}']) {
    kept.set(key!, bad);
    expect(keptProjects(key)).toBeUndefined();
  }
  keepProjects(key, { options, at: 5 });
  expect(keptProjects(key)).toEqual({ options, at: 5 });
});
