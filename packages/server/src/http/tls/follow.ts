import { stat } from 'node:fs/promises';
import type { HttpsIdentity } from './identity.ts';

/** How often the files are looked at, ms. A certificate is renewed every few weeks. */
const EVERY = 30_000;

interface Following {
  /** Files whose change is noticed. */
  files: readonly string[];
  /** Reads the certificate again. @throws when it cannot be used */
  read: () => Promise<HttpsIdentity>;
  use: (identity: HttpsIdentity) => void;
  /** Called when the new files cannot be used; the certificate in use stays. */
  failed: (error: unknown) => void;
  every?: number;
}

/**
 * Uses a renewed certificate without a restart: when its files change, and at once on SIGHUP. Connections that are open
 * go on. @returns a function that stops it
 */
export function followIdentity({ files, read, use, failed, every = EVERY }: Following): () => void {
  let known = '';
  let running = Promise.resolve();
  const look = async (always: boolean) => {
    const now = await stateOf(files);
    if (!always && now === known) return;
    const first = known === '';
    known = now;
    if (first && !always) return;
    try {
      use(await read());
    } catch (error) {
      failed(error);
    }
  };
  const next = (always: boolean) => {
    running = running.then(() => look(always));
  };
  next(false);
  const timer = setInterval(() => next(false), every);
  timer.unref();
  const asked = () => next(true);
  // In a terminal the signal says that the terminal was closed, and ends the server as always.
  if (!process.stdout.isTTY) process.on('SIGHUP', asked);
  return () => {
    clearInterval(timer);
    process.off('SIGHUP', asked);
  };
}

async function stateOf(files: readonly string[]): Promise<string> {
  const facts = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
        () => 'missing',
      ),
    ),
  );
  return facts.join('|');
}
