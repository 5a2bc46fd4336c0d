import { CONTRACT, routeOf, UPLOAD_TIMEOUT, type Call } from '@gongdi/api';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { newId } from '../store/index.ts';
import type { MapSetup } from '../maps/index.ts';
import { addBodies, type BodyLimits } from './bodies.ts';
import { addCalls, type CallDeps } from './calls.ts';
import { addCompression } from './compress.ts';
import { addConnectionLimits, refuseSocket, type ConnectionLimits } from './connections.ts';
import { addDemoCamera } from './demo-camera.ts';
import { addDocument } from './document.ts';
import { sendFailure } from './envelope.ts';
import { failureOf, wireFailure } from './failures.ts';
import { trustBy, type TrustProxy } from './forwarded.ts';
import { addHealth, type Health } from './health.ts';
import { languageOf } from './language.ts';
import { addRateLimits, type RateLimits } from './limits.ts';
import { addAccessLog, loggerOf, type LogMode } from './log.ts';
import { addMapFiles } from './map-files.ts';
import { addMapRelay } from './map-relay.ts';
import { addMetrics } from './metrics.ts';
import type { HostPages } from './host-pages.ts';
import { addPages } from './pages.ts';
import { addSecurity, type Origins } from './security.ts';
import type { HttpsIdentity } from './tls/index.ts';

export interface AppOptions extends Omit<CallDeps, 'limit' | 'bodies'> {
  version: string;
  log: LogMode;
  limits: RateLimits;
  origins: Origins;
  elementsDir: string | undefined;
  /** Pages of the installation in the menu of the console. */
  hostPages: HostPages | undefined;
  /** Whether devices may keep the console for times without a network. */
  offline: boolean;
  /** Returns the maps in use. */
  map: () => MapSetup;
  /** Origins of media servers. */
  streams: readonly string[];
  /** Whether the streams of the cameras of the demo are served. */
  demoCamera: boolean;
  /** Own proxies whose forwarding headers are trusted; absent: none. */
  trustProxy: TrustProxy | undefined;
  bodyLimits: BodyLimits;
  connections: ConnectionLimits;
  /** Folder for uploaded files while they are received. */
  spoolDir: string;
  metricsToken: string | undefined;
  health: Health;
  /** Certificate with which the server speaks HTTPS; absent: HTTP. */
  https: HttpsIdentity | undefined;
}

/** Builds the whole HTTP server over the given handlers; it does not listen yet. */
export async function makeApp(options: AppOptions): Promise<FastifyInstance> {
  const trusts = trustBy(options.trustProxy);
  const wire = { headersTimeout: options.connections.head, connectionsCheckingInterval: options.connections.head / 2 };
  const app = Fastify({
    ...(options.https ? { https: { ...wire, ...options.https } } : { http: wire }),
    logger: loggerOf(options.log),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => newId(),
    requestIdHeader: false,
    trustProxy: trusts,
    requestTimeout: UPLOAD_TIMEOUT,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 256 },
    frameworkErrors: (error, request, reply) => {
      void sendFailure(reply, failureOf(error), languageOf(request.headers['accept-language']));
    },
    clientErrorHandler: (_, socket) => refuseSocket(socket, wireFailure()),
    // Fastify's types tell servers of the two kinds apart; what is used here is the same in both.
  }) as unknown as FastifyInstance;
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error, request.routeOptions.bodyLimit);
    options.health.note(failure.cause ?? error);
    if (failure.status >= 500) request.log.error({ err: failure.cause ?? error }, failure.entry);
    return sendFailure(reply, failure, languageOf(request.headers['accept-language']));
  });
  addConnectionLimits(app, options.connections, (address) => trusts !== false && trusts(address, 0));
  addSecurity(app, options.origins, options.timeZone);
  addCompression(app);
  addAccessLog(app, options.log);
  addMetrics(app, callNames(), options.metricsToken);
  addHealth(app, options.health.isReady);
  const limit = await addRateLimits(app, options.limits);
  addDocument(app, options.version, limit);
  const bodies = addBodies(app, options.bodyLimits, options.spoolDir);
  await addCalls(app, { ...options, limit, bodies });
  addMapFiles(app, options.map);
  addMapRelay(app, options.map, limit);
  if (options.demoCamera) addDemoCamera(app, options.now, options.timeZone);
  addPages(app, {
    elementsDir: options.elementsDir,
    origins: options.origins,
    maps: () => options.map().origins,
    streams: options.streams,
    hostPages: options.hostPages,
    offline: options.offline,
  });
  return app;
}

/** Returns a function that maps a route to the name of its call; `page` for routes that are no call. */
function callNames(): (url: string | undefined, method: string) => string {
  const key = (method: string, url: string) => `${method} ${url}`;
  const names = new Map(
    CONTRACT.map((call: Call) => [key(call.method, routeOf(call).replace(/\{(\w+)\}/g, ':$1')), call.name]),
  );
  return (url, method) => names.get(key(method, url ?? '')) ?? 'page';
}
