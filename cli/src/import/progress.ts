import { say } from '../text/index.ts';

/** Shown at most so often while a file is read, ms. */
const EVERY = 100;

interface Stream {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** How far an import is, on a line of a person's terminal that is gone at the end; silent elsewhere. */
export interface ImportProgress {
  /** @param share of the file that is read and checked, 0 to 1 */
  reading: (share: number) => void;
  /** From here on the server is at work, and the seconds are counted. */
  storing: () => void;
  end: () => void;
}

export function importProgress(
  { lang, json }: { lang: 'zh' | 'en'; json: boolean },
  stream: Stream = process.stderr,
  now: () => number = Date.now,
): ImportProgress {
  if (json || stream.isTTY !== true) return { reading: () => {}, storing: () => {}, end: () => {} };
  let last = now();
  let timer: NodeJS.Timeout | undefined;
  // The cursor stays at the beginning of the line, so that what else is said takes its place.
  const show = (words: Record<'zh' | 'en', string>): void => void stream.write(`\u001B[K${words[lang]}\r`);
  return {
    reading(share) {
      if (now() - last < EVERY) return;
      last = now();
      show(say('importReading', { percent: Math.round(share * 100) }));
    },
    storing() {
      const since = now();
      const tick = (): void => show(say('importStoring', { seconds: Math.floor((now() - since) / 1000) }));
      tick();
      timer = setInterval(tick, 1000);
      timer.unref();
    },
    end() {
      clearInterval(timer);
      stream.write('\u001B[K');
    },
  };
}
