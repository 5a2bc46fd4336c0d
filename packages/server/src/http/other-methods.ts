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
    const path = request.url.split(/[?#]/)[0]!;
    // Pages and files of the console have no route either.
    if (!request.is404 || !path.startsWith('/api/')) return;
    paths ??= pathsOf(app, used.keys());
    const url = paths.find('GET', path)?.store as string | undefined;
    if (url === undefined) return;
    reply.header('allow', [...used.get(url)!].join(', '));
    throw new GongdiError('methodNotAllowed');
  });
}

/** A router whose only use is to find the pattern of a path, by the rules of the server's own. */
function pathsOf({ initialConfig }: FastifyInstance, urls: Iterable<string>) {
  const { ignoreTrailingSlash = false, maxParamLength = 100 } = initialConfig.routerOptions ?? {};
  const paths = findMyWay({ ignoreTrailingSlash, maxParamLength });
  for (const url of urls) paths.on('GET', url, () => undefined, url);
  return paths;
}
