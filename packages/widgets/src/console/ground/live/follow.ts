import { calls, type Client } from '@gongdi/api';
import { eventReader, waitBefore, type ServerEvent } from './event-reader.ts';

/** A connection that lasted longer than this was good: the failure after it counts as the first, ms. */
const GOOD_AFTER = 10_000;
/** HTTP statuses that end a session (console specification, section 8). */
const REFUSED: ReadonlySet<number> = new Set([401, 403]);

/**
 * Reads the user's event stream until `signal` aborts, and reconnects whenever the connection ends. A failure here is
 * never shown and never ends the session. If the server refuses the stream, an ordinary call checks whether the session
 * is over and shows the reason, before a user fills in a form in vain.
 */
export async function follow(client: Client, hear: (event: ServerEvent) => void, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const began = performance.now();
    let refused = false;
    /** Turns every failed answer into a 503, so that a refused stream does not end the session. */
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
      // The loop tries again.
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
    const end = () => {
      clearTimeout(timer);
      // The signal lives as long as the page: a listener for each pause would stay with it.
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
