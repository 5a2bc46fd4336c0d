import { GongdiError } from '@gongdi/domain';
import { errorCodes } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { httpLabel } from './text/index.ts';

/** Room for a body to begin with, bytes; most calls are smaller. */
const FIRST = 4096;

/**
 * The body of a call as text. Gathered in one buffer that grows with what has come, so that many small pieces cost no more
 * than one large one, and what was only announced costs nothing.
 * @param take asked before each growth; what it throws is the answer
 * @throws FastifyError when it is larger than the limit or another size than announced, GongdiError `badRequest` when it
 *   stands still or breaks off
 */
export function readText(raw: IncomingMessage, limit: number, take: (bytes: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const announced = raw.headers['content-length'];
    if (Number(announced) > limit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    let gathered = Buffer.alloc(0);
    let size = 0;
    const stop = (): void => {
      raw.off('data', add).off('end', end).off('close', broken).off('error', broken).off('timeout', stalled);
    };
    const fail = (error: Error): void => {
      stop();
      // Whatever else comes is thrown away.
      raw.resume();
      reject(error);
    };
    const add = (chunk: Buffer): void => {
      const needed = size + chunk.length;
      if (needed > limit) return fail(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
      if (needed > gathered.length) {
        const room = Math.min(limit, Math.max(FIRST, needed, gathered.length * 2));
        try {
          take(room - gathered.length);
        } catch (error) {
          return fail(error as Error);
        }
        const larger = Buffer.allocUnsafeSlow(room);
        gathered.copy(larger, 0, 0, size);
        gathered = larger;
      }
      chunk.copy(gathered, size);
      size = needed;
    };
    const end = (): void => {
      stop();
      if (announced !== undefined && Number(announced) !== size)
        reject(new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH());
      else resolve(gathered.toString('utf8', 0, size));
    };
    const broken = (): void => fail(new GongdiError('badRequest', { label: httpLabel('bodyBroken') }));
    const stalled = (): void => fail(new GongdiError('badRequest', { label: httpLabel('bodyStalled') }));
    raw.on('data', add).on('end', end).on('close', broken).on('error', broken).on('timeout', stalled);
    raw.resume();
  });
}
