import { GongdiError } from '@gongdi/domain';
import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { newId } from '../store/index.ts';
import { countedAs } from '../handler/index.ts';
import { httpLabel } from './text/index.ts';

/** Most simultaneous connections. An idle connection costs about 20 kB. */
export interface ConnectionLimits {
  all: number;
  /** From one address. A trusted proxy stands for all clients behind it and is not limited. */
  each: number;
  /** Milliseconds within which the head of a request must arrive. */
  head: number;
}

/** A browser keeps six connections and one for live data, and an office of a hundred people shares one address. */
export const defaultConnectionLimits: ConnectionLimits = { all: 8000, each: 1000, head: 20_000 };

/** Refuses connections beyond the limits with an error answer, before anything is read from them. */
export function addConnectionLimits(
  app: FastifyInstance,
  { all, each }: ConnectionLimits,
  isTrusted: (address: string | undefined) => boolean,
): void {
  const byAddress = new Map<string, number>();
  let open = 0;
  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    const address = countedAs(remoteAddress ?? '');
    const own = (byAddress.get(address) ?? 0) + 1;
    open += 1;
    byAddress.set(address, own);
    socket.once('close', () => {
      open -= 1;
      const rest = byAddress.get(address)! - 1;
      if (rest > 0) byAddress.set(address, rest);
      else byAddress.delete(address);
    });
    if (open > all || (own > each && !isTrusted(remoteAddress)))
      refuseSocket(socket, new GongdiError('unavailable', { label: httpLabel('connectionsFull') }));
  });
}

/** Sends an error answer on a connection of which no request was read, and closes it. */
export function refuseSocket(socket: Socket, failure: GongdiError): void {
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify(failure.toEnvelope('zh', newId()));
  const head = [
    `HTTP/1.1 ${failure.status} ${failure.status === 503 ? 'Service Unavailable' : 'Bad Request'}`,
    'Connection: close',
    ...(failure.status === 503 ? ['Retry-After: 5'] : []),
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.on('error', () => undefined);
  // Does not wait for a client that does not read the answer.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroySoon());
}
