import { TIME_ZONE_HEADER, type MapOrigins } from '@gongdi/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EXPOSED_HEADERS } from './envelope.ts';

/** Origins other than the server's own whose pages may call this server and frame its console. */
export interface Origins {
  readonly named: readonly string[];
  /** Also accepts any page of this machine, whatever its port: for developing host pages with one's own server. */
  readonly loopback: boolean;
}

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const LOOPBACK_SOURCES = ['http://localhost:*', 'http://127.0.0.1:*'];

const NO_MAPS: MapOrigins = { images: [], calls: [] };

/**
 * Returns the content security policy of the console page: its own files, nothing inline, no eval (design: one strict
 * policy for all), and the sources that the configured maps need.
 * @param streams origins of media servers whose camera pictures the page shows
 * @param modules origins of the modules of pages that the installation has added; their styles, pictures, fonts and
 *   calls come from there too
 */
export function pagePolicy(
  origins: Origins,
  maps: MapOrigins = NO_MAPS,
  streams: readonly string[] = [],
  modules: readonly string[] = [],
): string {
  return [
    ["default-src 'self'", ...modules].join(' '),
    ["style-src 'self'", ...modules].join(' '),
    ["script-src 'self'", ...modules].join(' '),
    ["img-src 'self' data: blob:", ...maps.images, ...modules].join(' '),
    ["media-src 'self' blob:", ...streams].join(' '),
    ["connect-src 'self'", ...maps.calls, ...streams, ...modules].join(' '),
    `frame-ancestors ${["'self'", ...origins.named, ...(origins.loopback ? LOOPBACK_SOURCES : [])].join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Sets the security headers of every answer, and answers CORS preflight requests. */
export function addSecurity(app: FastifyInstance, origins: Origins, timeZone: string): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
    reply.header('x-request-id', request.id);
    // A client needs the zone to show the times of an answer correctly, even before there is a session.
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

/**
 * Returns whether a page of an origin may talk to a host: pages of that host, of a named origin, or, if `loopback` is
 * set, of this machine.
 */
export function mayTalk(origin: string | undefined, host: string, origins: Origins): boolean {
  // Only browsers send an origin; any other client needs a session anyway.
  if (origin === undefined) return true;
  if (origins.named.includes(origin) || (origins.loopback && LOOPBACK.test(origin))) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

const ALLOWED_HEADERS = 'authorization, x-serial-number-id, content-type, accept-language, idempotency-key';

/**
 * Lets a page of another origin read the answer if that origin is named in the configuration. Sessions are sent in
 * headers, and the only cookie is for pages of this server, so credentials are not allowed.
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
