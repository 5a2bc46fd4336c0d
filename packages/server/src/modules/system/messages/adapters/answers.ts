import type { HttpAnswer } from '../../../../engine/index.ts';
import { checkStatus, hostOf, jsonOf, outsideLabel, SendFailure } from '../../../../outside/index.ts';
import { messagesLabel } from '../text/index.ts';

/**
 * Checks the answer of a robot: status 200 and a code in JSON.
 * @param temporary codes that say: too often, try again later
 * @throws SendFailure
 */
export function checkCode(
  answer: HttpAnswer,
  url: string,
  names: { code: string; reason: string; temporary: readonly number[] },
): void {
  checkStatus(answer, url);
  const host = hostOf(url);
  const parsed = jsonOf(answer, url);
  const { [names.code]: code, [names.reason]: reason } = (parsed ?? {}) as Record<string, unknown>;
  if (code === 0) return;
  if (typeof code !== 'number') throw new SendFailure(outsideLabel('notJson', { host }), 'message');
  const detail = typeof reason === 'string' ? reason.slice(0, 200) : '';
  const scope = names.temporary.includes(code) ? 'once' : 'message';
  throw new SendFailure(messagesLabel('robotRefused', { host, code, reason: detail }), scope);
}

/** Cuts a text at a number of bytes, between two lines where that is possible. */
export function cutToBytes(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text;
  const lines: string[] = [];
  let size = 0;
  for (const line of text.split('\n')) {
    size += Buffer.byteLength(line) + 1;
    if (size > most - 4) break;
    lines.push(line);
  }
  if (lines.length > 0) return `${lines.join('\n')}\n…`;
  return `${Buffer.from(text)
    .subarray(0, most - 6)
    .toString('utf8')
    .replace(/\uFFFD+$/, '')}…`;
}
