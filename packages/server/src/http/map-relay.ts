import { GongdiError } from '@gongdi/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { MAP_RELAY, mapRelay, type MapSetup } from '../maps/index.ts';
import type { Limiter } from './limits.ts';

/** Time that browsers keep a tile, seconds. */
const KEPT = 86_400;

/** Gives tiles and places that the server asks for, so that browsers see neither keys nor providers. */
export function addMapRelay(app: FastifyInstance, maps: () => MapSetup, limit: Limiter): void {
  const relay = mapRelay();
  const send = (reply: FastifyReply, type: string, bytes: Buffer, kept: number) =>
    reply
      .header('cache-control', `private, max-age=${kept}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(type)
      .send(bytes);

  app.get<{ Params: Record<'name' | 'look' | 'set' | 'z' | 'x' | 'y', string> }>(
    `${MAP_RELAY}:name/:look/:set/:z/:x/:y`,
    async ({ params }, reply) => {
      const [look, set, z, x, y] = [params.look, params.set, params.z, params.x, params.y].map(numberOf) as [
        number,
        number,
        number,
        number,
        number,
      ];
      const { type, bytes } = await relay.tile(maps().relayed.get(params.name), look, set, { z, x, y });
      return send(reply, type, bytes, KEPT);
    },
  );
  app.get<{ Params: { name: string; '*': string } }>(`${MAP_RELAY}:name/*`, async (request, reply) => {
    await limit(request, true);
    const { params, url } = request;
    const asked = maps().relayed.get(params.name);
    if (!asked) throw new GongdiError('notFound');
    const { bytes } = await relay.search(asked, params['*'], new URLSearchParams(url.split('?')[1] ?? ''));
    return send(reply, 'application/json', bytes, 0);
  });
}

const numberOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN);
