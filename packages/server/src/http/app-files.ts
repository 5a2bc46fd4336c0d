import type { FastifyInstance } from 'fastify';
import { sendFile } from './send-file.ts';
import { staticFile, type openFolder } from './static-file.ts';

/**
 * Files at the root of the server that make the console an application which can be installed. A service worker reaches
 * only what is below its own path.
 */
const WORKER = '/service-worker.js';
const MANIFEST = '/manifest.webmanifest';

/** The worker fetches files of this server, and runs nothing else. */
const POLICY = "default-src 'none'; connect-src 'self'";

/**
 * A worker that removes what an earlier one has kept, and then itself. Browsers look for a new worker at each visit, so
 * one visit ends a worker that must not go on.
 */
const REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('gongdi-app-')) await caches.delete(name);
  await registration.unregister();
})()));
`;

/**
 * Serves the manifest and the service worker of the console. Without them, or when the installation switches the worker
 * off, the address of the worker gives one that removes itself.
 * @param read reads the files of the built elements; absent: there are none
 * @param offline false: the console is not kept on devices
 */
export function addAppFiles(
  app: FastifyInstance,
  read: ReturnType<typeof openFolder> | undefined,
  offline: boolean,
): void {
  const removal = staticFile('text/javascript; charset=utf-8', Buffer.from(REMOVAL), 'removal');
  app.get(WORKER, async (request, reply) => {
    const built = offline ? await read?.(WORKER.slice(1)) : undefined;
    return sendFile(request, reply.header('content-security-policy', POLICY), built ?? removal);
  });
  app.get(MANIFEST, async (request, reply) => {
    const built = await read?.(MANIFEST.slice(1));
    return built ? sendFile(request, reply, built) : reply.callNotFound();
  });
}
