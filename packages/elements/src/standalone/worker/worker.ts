import type { ToWorker } from '@gongdi/widgets/console';
import { LOADER, PAGE, routeOf } from './routes.ts';
import type { FetchEvent, WorkerScope } from './scope.ts';

/** What the build tells the worker about itself. */
export interface Build {
  /** Names the content of all files of the build. */
  id: string;
  /** Paths of what the console needs to start and to fill in forms without a network. */
  assets: readonly string[];
}

/** Prefix of the names of our caches; other caches of this origin are not touched. */
const PREFIX = 'gongdi-app-';
/** Without an answer for this long, the kept page is shown, ms: a network that does not carry is no network. */
const PATIENCE = 4000;
/** Answers of a proxy whose server is away. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);
/** Files that are kept beyond those of the build's list. A build has fewer; it is a bound against mistakes. */
const MOST = 500;
/** Files that are fetched at once while a version is prepared: the page that is open comes first. */
const AT_ONCE = 4;
/** The server's answers differ only by their compression. */
const ANY_CODING = { ignoreVary: true };

/**
 * Keeps the console for times without a network. Page and loader come from the network whenever it answers, so that a
 * server always decides which version runs, also an older one; the copies of this build are for times without it.
 * Files named by their content come from the cache.
 */
export function startWorker(scope: WorkerScope, build: Build): void {
  const own = () => scope.caches.open(PREFIX + build.id);
  /** Pages that were opened from the cache: their loader has to be of the same build. */
  const kept = new Set<string>();

  const fromCaches = async (path: string): Promise<Response | undefined> => {
    const names = (await scope.caches.keys()).filter((name) => name.startsWith(PREFIX));
    for (const name of names) {
      const found = await (await scope.caches.open(name)).match(path, ANY_CODING);
      if (found) return found;
    }
    return undefined;
  };

  /** @throws when a file does not arrive: the version is then prepared again later */
  const prepare = async (): Promise<void> => {
    const cache = await own();
    const page = await fetched(PAGE);
    // During an upgrade the server may already be another version than this worker.
    if (!(await page.clone().text()).includes(build.id)) throw new Error('the page is of another build');
    const loader = await fetched(LOADER);
    const waiting = [...build.assets];
    const bring = async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        if (await cache.match(path, ANY_CODING)) continue;
        await cache.put(path, (await fromCaches(path)) ?? (await fetched(path)));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, bring));
    await Promise.all([cache.put(PAGE, page), cache.put(LOADER, loader)]);
  };
  const fetched = async (path: string): Promise<Response> => {
    const answer = await scope.fetch(path, path.startsWith('/elements/assets/') ? {} : { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer;
  };

  const fromNetwork = async (request: Request, path: string, other: () => void = () => {}): Promise<Response> => {
    const copy = await (await own()).match(path, ANY_CODING).catch(() => undefined);
    if (!copy) return scope.fetch(request);
    try {
      const answer = await inTime(scope.fetch(request));
      if (!AWAY.has(answer.status)) return answer;
    } catch {
      // No network.
    }
    other();
    return copy;
  };

  const asset = async (request: Request, path: string): Promise<Response> => {
    const found = await fromCaches(path).catch(() => undefined);
    if (found) return found;
    const answer = await scope.fetch(request);
    if (answer.status === 200) void keep(path, answer.clone()).catch(() => undefined);
    return answer;
  };
  /** A full storage loses only the copy. */
  const keep = async (path: string, answer: Response): Promise<void> => {
    const cache = await own();
    if ((await cache.keys()).length < build.assets.length + MOST) await cache.put(path, answer);
  };

  const answer = (event: FetchEvent, path: string) => ({
    page: () => fromNetwork(event.request, PAGE, () => void kept.add(event.resultingClientId)),
    loader: async () =>
      (kept.has(event.clientId) ? await (await own()).match(LOADER, ANY_CODING) : undefined) ??
      fromNetwork(event.request, path),
    asset: () => asset(event.request, path),
  });

  scope.addEventListener('install', (event) => event.waitUntil(prepare()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(
      (async () => {
        for (const name of await scope.caches.keys())
          if (name.startsWith(PREFIX) && name !== PREFIX + build.id) await scope.caches.delete(name);
        await scope.clients.claim();
      })(),
    ),
  );
  scope.addEventListener('fetch', (event) => {
    const route = routeOf(event.request, scope.location.origin);
    if (route) event.respondWith(answer(event, new URL(event.request.url).pathname)[route]());
  });
  scope.addEventListener('message', (event) => {
    const message = event.data as ToWorker | null;
    if (message?.kind === 'gongdi-build') event.ports[0]?.postMessage(build.id);
    else if (message?.kind === 'gongdi-take-over') event.waitUntil(scope.skipWaiting());
    else if (message?.kind === 'gongdi-keep') event.waitUntil(keepLoaded(message.files));
  });

  /** Keeps files that the page had before it had a worker; the browser still has them. */
  const keepLoaded = async (files: readonly string[]): Promise<void> => {
    for (const url of files) {
      const request = { method: 'GET', mode: 'cors', url } as const;
      const path = new URL(url).pathname;
      if (routeOf(request, scope.location.origin) !== 'asset' || (await fromCaches(path))) continue;
      const given = await scope.fetch(path).catch(() => undefined);
      if (given?.status === 200) await keep(path, given).catch(() => undefined);
    }
  };
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
