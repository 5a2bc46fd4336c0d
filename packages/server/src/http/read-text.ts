import { GongdiError } from '@gongdi/domain';
import { errorCodes } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { httpLabel } from './text/index.ts';

/** First size of the buffer for a body, bytes; most calls are smaller. */
const FIRST = 4096;

/**
 * Reads the body of a call as text. The body is collected in one buffer that grows with the received bytes, so that
 * many small chunks cost no more than one large one, and announced bytes cost nothing.
 * @param take called before each growth; its exception becomes the answer
 * @throws FastifyError when the body exceeds the limit or has another size than announced, GongdiError `badRequest`
 *   when it stalls or breaks off
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
      // The rest of the body is discarded.
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
