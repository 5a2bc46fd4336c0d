import type { ToWorker } from '@gongdi/widgets/console';
import { keeping, type Build } from './keeping.ts';
import { LOADER, PAGE, routeOf } from './routes.ts';
import type { FetchEvent, WorkerScope } from './scope.ts';

/** Without an answer for this long, the kept page is shown, ms: a network that does not carry is no network. */
const PATIENCE = 4000;
/** Answers of a proxy whose server is away. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);
/**
 * Keeps the console for times without a network. Page and loader come from the network whenever it answers, so that a
 * server always decides which version runs, also an older one; the copies of this build are for times without it.
 * Files named by their content come from the cache.
 */
export function startWorker(scope: WorkerScope, build: Build): void {
  const { fromOwn, fromCaches, prepare, keep, keepLoaded, removeOthers } = keeping(scope, build);
  /** Pages that were opened from the cache: their loader has to be of the same build. */
  const kept = new Set<string>();

  const fromNetwork = async (request: Request, path: string, other: () => void = () => {}): Promise<Response> => {
    const copy = await fromOwn(path).catch(() => undefined);
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
  const answer = (event: FetchEvent, path: string) => ({
    page: () => fromNetwork(event.request, PAGE, () => void kept.add(event.resultingClientId)),
    loader: async () =>
      (kept.has(event.clientId) ? await fromOwn(LOADER) : undefined) ?? fromNetwork(event.request, path),
    asset: () => asset(event.request, path),
  });

  scope.addEventListener('install', (event) => event.waitUntil(prepare()));
  scope.addEventListener('activate', (event) => event.waitUntil(removeOthers().then(() => scope.clients.claim())));
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
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
