import { createHash } from 'node:crypto';
import type { MapOrigins } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addAppFiles } from './app-files.ts';
import { addHostPages, pageWith, type HostPages } from './host-pages.ts';
import { pagePolicy, type Origins } from './security.ts';
import { httpLabel } from './text/index.ts';
import { sendFile } from './send-file.ts';
import { openFolder, staticFile, type StaticFile } from './static-file.ts';

/** Path of the built elements, for the console and for pages that embed them. */
const ELEMENTS = '/elements/';
const PAGE = 'index.html';
/** Document that pages of other origins frame, and the file by which it knows them (`elements/src/frame`). */
const FRAME = 'frame.html';
const FRAME_ORIGINS = `${ELEMENTS}frame-origins.json`;

interface PageOptions {
  elementsDir: string | undefined;
  origins: Origins;
  maps: () => MapOrigins;
  streams: readonly string[];
  hostPages: HostPages | undefined;
  /** Whether devices may keep the console for times without a network. */
  offline: boolean;
}

/**
 * Serves the elements under `/elements/`, and the console page at every path that has no other route, so that a user
 * can reload or share any screen.
 */
export function addPages(app: FastifyInstance, options: PageOptions): void {
  const { elementsDir, origins, maps, streams, hostPages, offline } = options;
  const read = elementsDir === undefined ? undefined : openFolder(elementsDir);
  addAppFiles(app, read, offline);
  if (hostPages) addHostPages(app, hostPages);
  const withPages = pageWith(hostPages?.pages ?? []);
  const named = Buffer.from(JSON.stringify({ origins: origins.named, loopback: origins.loopback }));
  const frameOrigins = staticFile(
    'application/json; charset=utf-8',
    named,
    createHash('sha256').update(named).digest('hex').slice(0, 16),
  );
  app.get(FRAME_ORIGINS, (request, reply) => sendFile(request, reply, frameOrigins));

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split(/[?#]/)[0]!;
    if (path.startsWith('/api/') || path === '/api') throw new GongdiError('noSuchCall');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.header('allow', 'GET, HEAD');
      throw new GongdiError('methodNotAllowed');
    }
    if (path.startsWith(ELEMENTS)) {
      const name = decode(path.slice(ELEMENTS.length));
      return sendElement(
        request,
        reply,
        atVersion(await read?.(name), request.url),
        name === FRAME ? pagePolicy(origins, maps(), streams) : CLOSED,
      );
    }
    const page = await read?.(PAGE);
    if (!page) throw new GongdiError('notFound', { label: httpLabel('noPage') });
    const policy = pagePolicy(origins, maps(), streams, hostPages?.origins);
    return sendFile(request, reply.header('content-security-policy', policy), await withPages(page));
  });
}

/** Returns a file as one that never changes, if it was asked for by the version that it has. */
function atVersion(file: StaticFile | undefined, url: string): StaticFile | undefined {
  const asked = /[?&]v=(\w+)/.exec(url)?.[1];
  return file && asked === file.version() && !file.immutable ? { ...file, immutable: true } : file;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/** For documents that no other page frames. */
const CLOSED = pagePolicy({ named: [], loopback: false });

/** Serves an element to pages of any origin: elements hold no data, and calls for data need a session. */
function sendElement(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile | undefined,
  policy: string,
): Promise<FastifyReply> {
  if (!file) throw new GongdiError('notFound');
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
  if (file.type.startsWith('text/html')) reply.header('content-security-policy', policy);
  return sendFile(request, reply, file);
}
