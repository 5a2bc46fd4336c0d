import { CONTRACT, routeOf, UPLOAD_TIMEOUT, type Call } from '@gongdi/api';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { newId } from '../store/index.ts';
import type { MapSetup } from '../maps/index.ts';
import { addCalls, type CallDeps } from './calls.ts';
import { addDocument, addHealth } from './document.ts';
import { sendFailure } from './envelope.ts';
import { failureOf, wireFailure } from './failures.ts';
import { languageOf } from './language.ts';
import { addRateLimits, type RateLimits } from './limits.ts';
import { addAccessLog, loggerOf, type LogMode } from './log.ts';
import { addMapFiles } from './map-files.ts';
import { addMetrics } from './metrics.ts';
import { addPages } from './pages.ts';
import { addSecurity, type Origins } from './security.ts';

export interface AppOptions extends Omit<CallDeps, 'limit'> {
  version: string;
  log: LogMode;
  limits: RateLimits;
  origins: Origins;
  /** IANA zone of the installation. */
  timeZone: string;
  elementsDir?: string;
  map: MapSetup;
  /** Origins of media servers. */
  streams: readonly string[];
  /** Believe X-Forwarded-For: only behind a proxy of one's own. */
  trustProxy: boolean;
  isReady: () => Promise<boolean>;
}

/** The whole HTTP surface over the given handlers, not yet listening. */
export async function makeApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOf(options.log),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => newId(),
    requestIdHeader: false,
    trustProxy: options.trustProxy,
    requestTimeout: UPLOAD_TIMEOUT,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 256 },
    frameworkErrors: (error, request, reply) => {
      void sendFailure(reply, failureOf(error), languageOf(request.headers['accept-language']));
    },
    clientErrorHandler: (_, socket) => refuseOnTheWire(socket),
  });
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error, request.routeOptions.bodyLimit);
    if (failure.status >= 500) request.log.error({ err: failure.cause ?? error }, failure.entry);
    return sendFailure(reply, failure, languageOf(request.headers['accept-language']));
  });
  addSecurity(app, options.origins, options.timeZone);
  addAccessLog(app, options.log);
  addMetrics(app, callNames());
  addHealth(app, options.isReady);
  addDocument(app, options.version);
  const limit = await addRateLimits(app, options.limits);
  await addCalls(app, { ...options, limit });
  addMapFiles(app, options.map.files);
  addPages(app, options.elementsDir, options.origins, options.map.origins, options.streams);
  return app;
}

/** Name of the call behind a route; `page` for whatever is no call. */
function callNames(): (url: string | undefined, method: string) => string {
  const key = (method: string, url: string) => `${method} ${url}`;
  const names = new Map(
    CONTRACT.map((call: Call) => [key(call.method, routeOf(call).replace(/\{(\w+)\}/g, ':$1')), call.name]),
  );
  return (url, method) => names.get(key(method, url ?? '')) ?? 'page';
}

/** What is no HTTP gets an answer too, then the line is closed. */
function refuseOnTheWire(socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const failure = wireFailure();
  const body = JSON.stringify(failure.toEnvelope('zh', newId()));
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
