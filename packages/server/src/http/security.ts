import { TIME_ZONE_HEADER, type MapOrigins } from '@gongdi/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EXPOSED_HEADERS } from './envelope.ts';

/** Pages of other origins that may call this server and frame its console. */
export interface Origins {
  readonly named: readonly string[];
  /** Also any page of this machine, whatever its port: for building host pages against a server of one's own. */
  readonly loopback: boolean;
}

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const LOOPBACK_SOURCES = ['http://localhost:*', 'http://127.0.0.1:*'];

const NO_MAPS: MapOrigins = { images: [], calls: [] };

/**
 * What the console page may load: its own files, nothing inline, no eval (design: one strict policy for all), and beyond
 * that exactly what the configured maps are drawn from and ask.
 * @param streams origins of media servers whose pictures of cameras it shows
 */
export function pagePolicy(origins: Origins, maps: MapOrigins = NO_MAPS, streams: readonly string[] = []): string {
  return [
    "default-src 'self'",
    "style-src 'self'",
    "script-src 'self'",
    ["img-src 'self' data: blob:", ...maps.images].join(' '),
    ["media-src 'self' blob:", ...streams].join(' '),
    ["connect-src 'self'", ...maps.calls, ...streams].join(' '),
    `frame-ancestors ${["'self'", ...origins.named, ...(origins.loopback ? LOOPBACK_SOURCES : [])].join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Headers of every answer, and the answers to what browsers ask before they call from another origin. */
export function addSecurity(app: FastifyInstance, origins: Origins, timeZone: string): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
    reply.header('x-request-id', request.id);
    // Whoever shows a time of an answer needs the zone by whose clocks it is meant, also before there is a session.
    if (request.url.startsWith('/api/')) reply.header(TIME_ZONE_HEADER, timeZone);
    if (request.url.startsWith('/api/') || request.url.startsWith('/openapi.json'))
      allowOrigin(request, reply, origins);
    if (isPreflight(request)) return reply.status(204).send();
    return undefined;
  });
}

function isPreflight(request: FastifyRequest): boolean {
  return (
    request.method === 'OPTIONS' &&
    request.url.startsWith('/api/') &&
    request.headers['access-control-request-method'] !== undefined
  );
}

/** Whether a page of an origin may talk to a host: its own, a named one, or on one's own machine any. */
export function mayTalk(origin: string | undefined, host: string, origins: Origins): boolean {
  // Only browsers send an origin; whoever else comes has to sign in all the same.
  if (origin === undefined) return true;
  if (origins.named.includes(origin) || (origins.loopback && LOOPBACK.test(origin))) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

const ALLOWED_HEADERS = 'authorization, x-serial-number-id, content-type, accept-language, idempotency-key';

/**
 * Lets a page of another origin read the answer when it is named in the configuration. Sessions travel in headers, and the
 * one cookie is for the pages of this server alone, so credentials are not allowed.
 */
function allowOrigin(request: FastifyRequest, reply: FastifyReply, origins: Origins): void {
  reply.header('vary', 'Origin');
  const origin = request.headers.origin;
  if (origin === undefined) return;
  if (!origins.named.includes(origin) && !(origins.loopback && LOOPBACK.test(origin))) return;
  reply.header('access-control-allow-origin', origin);
  reply.header('access-control-expose-headers', EXPOSED_HEADERS);
  if (!isPreflight(request)) return;
  reply.header('access-control-allow-methods', 'GET, POST, PUT, DELETE');
  reply.header('access-control-allow-headers', ALLOWED_HEADERS);
  reply.header('access-control-max-age', '600');
}
