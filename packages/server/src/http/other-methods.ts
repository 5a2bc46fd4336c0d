import { GongdiError } from '@gongdi/domain';
import findMyWay from 'find-my-way';
import type { FastifyInstance, HTTPMethods } from 'fastify';

/**
 * Refuses other methods at the paths of calls, and names the allowed ones. Routes of their own for this would be three
 * quarters of all routes, which a server makes at each start; so the paths are searched once a request has no route.
 * @param used methods by path pattern, as routes name them (`/api/base/project/:id`)
 */
export function refuseOtherMethods(app: FastifyInstance, used: ReadonlyMap<string, ReadonlySet<HTTPMethods>>): void {
  let paths: ReturnType<typeof pathsOf> | undefined;
  // Before the body is read: nobody needs it.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    paths ??= pathsOf(used.keys());
    const url = paths.find('GET', request.url.split(/[?#]/)[0]!)?.store as string | undefined;
    if (url === undefined) return;
    reply.header('allow', [...used.get(url)!].join(', '));
    throw new GongdiError('methodNotAllowed');
  });
}

/** A router whose only use is to find the pattern of a path. */
function pathsOf(urls: Iterable<string>) {
  const paths = findMyWay({ ignoreTrailingSlash: true, maxParamLength: 256 });
  for (const url of urls) paths.on('GET', url, () => undefined, url);
  return paths;
}
