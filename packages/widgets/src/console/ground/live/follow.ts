import { calls, type Client } from '@gongdi/api';
import { eventReader, waitBefore, type ServerEvent } from './event-reader.ts';

/** A connection that lasted this long was a good one: the next failure is the first again, ms. */
const GOOD_AFTER = 10_000;
/** Statuses by which a session ends (console specification, section 8). */
const REFUSED: ReadonlySet<number> = new Set([401, 403]);

/**
 * Follows what the server tells this user until `signal` ends it, and connects again whenever the connection ends. What
 * goes wrong here is nobody's business: it shows nothing and never ends the session. Where the server refuses it, a real
 * call finds out whether the session is over, and says why, before somebody has filled in a form for nothing.
 */
export async function follow(client: Client, hear: (event: ServerEvent) => void, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const began = performance.now();
    let refused = false;
    /** A refused session is, to this connection, a server that is not there. */
    const patientFetch: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init);
      refused = REFUSED.has(answer.status);
      return answer.ok ? answer : new Response(null, { status: 503 });
    };
    try {
      const answer = await client.open(calls.notification.stream, {}, { signal, quiet: true, fetch: patientFetch });
      await readAll(answer, hear);
    } catch {
      if (refused)
        await client.call(calls.notification.unreadCount, {}, { signal, quiet: true }).catch(() => undefined);
      // Tried again below.
    }
    failures = performance.now() - began > GOOD_AFTER ? 1 : failures + 1;
    await pause(waitBefore(failures), signal);
  }
}

async function readAll(answer: Response, hear: (event: ServerEvent) => void): Promise<void> {
  const reader = answer.body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  const take = eventReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    for (const event of take(decoder.decode(value, { stream: true }))) hear(event);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
