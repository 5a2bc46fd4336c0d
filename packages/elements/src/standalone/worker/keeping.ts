import { LOADER, PAGE, routeOf } from './routes.ts';
import type { WorkerScope } from './scope.ts';

/** What the build tells the worker about itself. */
export interface Build {
  /** Names the content of all files of the build. */
  id: string;
  /** Address of the loader with the version that the page of this build names. */
  loader: string;
  /** Paths of what the console needs to start and to fill in forms without a network. */
  assets: readonly string[];
}

/** Prefix of the names of our caches; other caches of this origin are not touched. */
const PREFIX = 'gongdi-app-';
/** Files that are kept beyond those of the build's list. A build has fewer; it is a bound against mistakes. */
const MOST = 500;
/** Files that are fetched at once while a version is prepared: the page that is open comes first. */
const AT_ONCE = 4;
/** The server's answers differ only by their compression. */
const ANY_CODING = { ignoreVary: true };

/**
 * The caches of one build. Opening a cache makes it; a worker that is being replaced must not bring back what the next
 * one has removed. So only `prepare` opens without a look, and the others write into what was opened once: a cache that
 * was removed meanwhile takes it, and is not seen again.
 */
export function keeping(scope: WorkerScope, build: Build) {
  const own = PREFIX + build.id;
  let opened: Promise<Cache> | undefined;
  const fromCache = (cacheName: string, path: string) => scope.caches.match(path, { cacheName, ...ANY_CODING });
  const fromOwn = (path: string) => fromCache(own, path);
  const fromCaches = async (path: string): Promise<Response | undefined> => {
    const names = (await scope.caches.keys()).filter((name) => name.startsWith(PREFIX));
    for (const name of names) {
      const found = await fromCache(name, path);
      if (found) return found;
    }
    return undefined;
  };

  /** @throws when a file does not arrive: the version is then prepared again later */
  const prepare = async (): Promise<void> => {
    const cache = await (opened = scope.caches.open(own));
    const page = await fetched(PAGE);
    // During an upgrade the server may already be another version than this worker.
    if (!(await page.clone().text()).includes(build.id)) throw new Error('the page is of another build');
    const loader = await fetched(build.loader);
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
    const answer = await scope.fetch(path, path.startsWith('/elements/') ? {} : { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer;
  };

  /** A full storage loses only the copy. */
  const keep = async (path: string, answer: Response): Promise<void> => {
    if (!opened && !(await scope.caches.has(own))) return;
    const cache = await (opened ??= scope.caches.open(own));
    if ((await cache.keys()).length < build.assets.length + MOST) await cache.put(path, answer);
  };

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
  const removeOthers = async (): Promise<void> => {
    for (const name of await scope.caches.keys())
      if (name.startsWith(PREFIX) && name !== own) await scope.caches.delete(name);
  };

  return { fromOwn, fromCaches, prepare, keep, keepLoaded, removeOthers };
}
