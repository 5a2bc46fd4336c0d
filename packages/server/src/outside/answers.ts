import type { HttpAnswer } from '../engine/index.ts';
import { SendFailure } from './send-failure.ts';
import { outsideLabel } from './text/index.ts';

/** Statuses after which the same request may succeed. */
const TEMPORARY = new Set([408, 425, 429]);

export const hostOf = (url: string): string => new URL(url).hostname;

/** @throws SendFailure for any status but 200 to 299; a redirect is one of those */
export function checkStatus({ status }: HttpAnswer, url: string): void {
  if (status >= 200 && status < 300) return;
  const scope = status >= 500 || TEMPORARY.has(status) ? 'once' : 'message';
  throw new SendFailure(outsideLabel('httpStatus', { host: hostOf(url), status }), scope);
}

/** Returns the JSON of an answer. @throws SendFailure when it is none */
export function jsonOf({ body }: HttpAnswer, url: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new SendFailure(outsideLabel('notJson', { host: hostOf(url) }), 'message');
  }
}
