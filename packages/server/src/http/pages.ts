import type { MapOrigins } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addAppFiles } from './app-files.ts';
import { pagePolicy, type Origins } from './security.ts';
import { httpLabel } from './text/index.ts';
import { sendFile } from './send-file.ts';
import { openFolder, type StaticFile } from './static-file.ts';

/** Path of the built elements, for the console and for pages that embed them. */
const ELEMENTS = '/elements/';
const PAGE = 'index.html';

interface PageOptions {
  elementsDir: string | undefined;
  origins: Origins;
  maps: () => MapOrigins;
  streams: readonly string[];
  /** Whether devices may keep the console for times without a network. */
  offline: boolean;
}

/**
 * Serves the elements under `/elements/`, and the console page at every path that has no other route, so that a user
 * can reload or share any screen.
 */
export function addPages(app: FastifyInstance, { elementsDir, origins, maps, streams, offline }: PageOptions): void {
  const read = elementsDir === undefined ? undefined : openFolder(elementsDir);
  addAppFiles(app, read, offline);

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split(/[?#]/)[0]!;
    if (path.startsWith('/api/') || path === '/api') throw new GongdiError('noSuchCall');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.header('allow', 'GET, HEAD');
      throw new GongdiError('methodNotAllowed');
    }
    if (path.startsWith(ELEMENTS))
      return sendElement(request, reply, await read?.(decode(path.slice(ELEMENTS.length))));
    const page = await read?.(PAGE);
    if (!page) throw new GongdiError('notFound', { label: httpLabel('noPage') });
    const policy = pagePolicy(origins, maps(), streams);
    return sendFile(request, reply.header('content-security-policy', policy), page);
  });
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/** Serves an element to pages of any origin: elements hold no data, and calls for data need a session. */
function sendElement(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile | undefined,
): Promise<FastifyReply> {
  if (!file) throw new GongdiError('notFound');
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
  if (file.type.startsWith('text/html'))
    reply.header('content-security-policy', pagePolicy({ named: [], loopback: false }));
  return sendFile(request, reply, file);
}
