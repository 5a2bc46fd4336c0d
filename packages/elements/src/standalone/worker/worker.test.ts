import type { ToWorker } from '@gongdi/widgets/console';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { routeOf } from './routes.ts';
import { startWorker } from './worker.ts';

const ORIGIN = 'https://site.example';
const A = '/elements/assets/a-1234567.js';
const B = '/elements/assets/b-1234567.js';
const LATE = '/elements/assets/late-123456.js';
const PAGE = `<meta name="gongdi-build" content="one">`;

type Handler = (event: never) => void;

/** A browser of the tests: its caches, and the server behind its network. */
function device() {
  const caches = new Map<string, Map<string, Response>>();
  const server = new Map<string, string>([
    ['/', PAGE],
    ['/elements/loader.js', 'loader one'],
    [A, 'a'],
    [B, 'b'],
    [LATE, 'late'],
  ]);
  const asked: string[] = [];
  let online = true;
  const fetch = async (request: Request | string): Promise<Response> => {
    const path = typeof request === 'string' ? request : new URL(request.url).pathname;
    asked.push(path);
    if (!online) throw new TypeError('no network');
    const body = server.get(path);
    return new Response(body ?? '', { status: body === undefined ? 404 : 200 });
  };
  const cacheOf = (name: string) => {
    const held = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, held);
    return {
      match: async (path: string) => held.get(path)?.clone(),
      put: async (path: string, answer: Response) => void held.set(path, answer),
      keys: async () => [...held.keys()],
    };
  };
  const start = (id: string, assets: readonly string[]) => {
    const handlers = new Map<string, Handler>();
    const scope = {
      location: { origin: ORIGIN },
      caches: {
        open: async (name: string) => cacheOf(name),
        match: async (path: string, { cacheName }: { cacheName: string }) => caches.get(cacheName)?.get(path)?.clone(),
        has: async (name: string) => caches.has(name),
        keys: async () => [...caches.keys()],
        delete: async (name: string) => caches.delete(name),
      },
      clients: { claim: vi.fn(async () => {}) },
      skipWaiting: vi.fn(async () => {}),
      fetch,
      addEventListener: (kind: string, act: Handler) => void handlers.set(kind, act),
    };
    startWorker(scope as never, { id, assets, loader: '/elements/loader.js' });
    const happen = async (kind: string, event: object) => {
      const works: Promise<unknown>[] = [];
      const waitUntil = (work: Promise<unknown>) => works.push(work);
      const respondWith = (work: Promise<unknown>) => works.push(work);
      handlers.get(kind)!({ waitUntil, respondWith, ports: [], ...event } as never);
      return (await Promise.all(works)).at(-1) as Response | undefined;
    };
    const get = (path: string, mode = 'cors', client = 'tab') => {
      const request = { method: 'GET', mode, url: ORIGIN + path } as Request;
      return happen('fetch', { request, clientId: client, resultingClientId: client }).then((answer) => answer?.text());
    };
    const say = (data: ToWorker) => happen('message', { data });
    return { happen, get, say, scope };
  };
  return { start, caches, server, asked, network: (is: boolean) => void (online = is) };
}

let here: ReturnType<typeof device>;
beforeEach(() => {
  here = device();
});
afterEach(() => void vi.useRealTimers());

it('touches no call, nothing of others and nothing that is no page', () => {
  const of = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
    routeOf({ url: new URL(path, ORIGIN).href, mode, method }, ORIGIN);
  expect([of('/patrollog?status=1', 'navigate'), of('/elements/loader.js'), of(A)]).toEqual([
    'page',
    'loader',
    'asset',
  ]);
  for (const path of ['/api/user/info', '/openapi.json', '/elements/assets/pdf-5.1.1/cmaps/x.bcmap', '/favicon.ico'])
    expect([of(path), of(path, 'navigate')]).toEqual([undefined, undefined]);
  expect([of('/x', 'navigate', 'POST'), of('https://maps.example/elements/assets/a.js')]).toEqual([
    undefined,
    undefined,
  ]);
});

it('gives page, loader and files without a network, once it is installed', async () => {
  const worker = here.start('one', [A, B]);
  await worker.happen('install', {});
  here.network(false);
  expect(await worker.get('/patrollog', 'navigate')).toBe(PAGE);
  expect(await worker.get('/elements/loader.js')).toBe('loader one');
  expect(await worker.get(A)).toBe('a');
  await expect(worker.get(LATE)).rejects.toThrow('no network');
});

it('lets the server decide which version runs, also an older one', async () => {
  const worker = here.start('one', [A]);
  await worker.happen('install', {});
  here.server.set('/', 'older page').set('/elements/loader.js', 'older loader');
  expect(await worker.get('/', 'navigate')).toBe('older page');
  expect(await worker.get('/elements/loader.js')).toBe('older loader');
  // The older page is not what is kept: its loader would be another one's.
  here.network(false);
  expect(await worker.get('/', 'navigate')).toBe(PAGE);
});

it('shows what is kept when the network does not carry, page and loader of one build', async () => {
  const worker = here.start('one', [A]);
  await worker.happen('install', {});
  vi.useFakeTimers();
  worker.scope.fetch = () => new Promise<Response>(() => {});
  const page = worker.get('/', 'navigate', 'slow');
  await vi.advanceTimersByTimeAsync(4000);
  expect(await page).toBe(PAGE);
  // At once: whoever got the kept page gets its loader.
  expect(await worker.get('/elements/loader.js', 'cors', 'slow')).toBe('loader one');
});

it('is not installed when a file is missing or the server has another build by now', async () => {
  here.server.delete(B);
  await expect(here.start('one', [A, B]).happen('install', {})).rejects.toThrow(B);
  await expect(here.start('two', [A]).happen('install', {})).rejects.toThrow('another build');
});

it('takes over what has not changed, and removes the rest when it begins', async () => {
  const one = here.start('one', [A]);
  await one.happen('install', {});
  here.caches.set('of another program', new Map());
  here.asked.length = 0;
  here.server.set('/', PAGE.replace('one', 'two'));
  const two = here.start('two', [A, B]);
  await two.happen('install', {});
  expect(here.asked).not.toContain(A);
  await two.happen('activate', {});
  expect([...here.caches.keys()].toSorted()).toEqual(['gongdi-app-two', 'of another program']);
  expect(two.scope.clients.claim).toHaveBeenCalledOnce();
});

it('does not bring back its cache once it is replaced', async () => {
  const one = here.start('one', [A]);
  await one.happen('install', {});
  here.server.set('/', PAGE.replace('one', 'two'));
  const two = here.start('two', [A]);
  await two.happen('install', {});
  await two.happen('activate', {});
  await one.get('/', 'navigate');
  await one.get('/elements/loader.js');
  await one.get(LATE);
  await one.say({ kind: 'gongdi-keep', files: [ORIGIN + LATE] });
  expect([...here.caches.keys()]).toEqual(['gongdi-app-two']);
  // It is removed in the moment after this one has looked.
  vi.spyOn(one.scope.caches, 'has').mockResolvedValue(true);
  await one.say({ kind: 'gongdi-keep', files: [ORIGIN + LATE] });
  expect([...here.caches.keys()]).toEqual(['gongdi-app-two']);
});

it('keeps what a page has loaded, and nothing else that it is told', async () => {
  const worker = here.start('one', [A]);
  await worker.happen('install', {});
  const files = [LATE, '/api/user/info', 'https://other.example/elements/assets/x.js'].map(
    (path) => new URL(path, ORIGIN).href,
  );
  await worker.say({ kind: 'gongdi-keep', files });
  here.network(false);
  expect(await worker.get(LATE)).toBe('late');
  expect([...here.caches.get('gongdi-app-one')!.keys()].toSorted()).toEqual(
    ['/', '/elements/loader.js', A, LATE].toSorted(),
  );
});

it('waits until it is told to take over', async () => {
  const worker = here.start('one', []);
  await worker.happen('install', {});
  expect(worker.scope.skipWaiting).not.toHaveBeenCalled();
  const postMessage = vi.fn();
  await worker.happen('message', { data: { kind: 'gongdi-build' }, ports: [{ postMessage }] });
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('one');
  await worker.say({ kind: 'gongdi-take-over' });
  expect(worker.scope.skipWaiting).toHaveBeenCalledOnce();
  await worker.happen('message', { data: null });
});
