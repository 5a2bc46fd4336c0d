import { statusLine, type Stream } from '../terminal/status-line.ts';
import { say } from '../text/index.ts';

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
  stream?: Stream,
  now: () => number = Date.now,
): ImportProgress {
  if (json) return { reading: () => {}, storing: () => {}, end: () => {} };
  const line = statusLine(stream, now);
  let timer: NodeJS.Timeout | undefined;
  return {
    reading: (share) => line.nowAndThen(() => say('importReading', { percent: Math.round(share * 100) })[lang]),
    storing() {
      const since = now();
      const tick = (): void => line.show(say('importStoring', { seconds: Math.floor((now() - since) / 1000) })[lang]);
      tick();
      timer = setInterval(tick, 1000);
      timer.unref();
    },
    end() {
      clearInterval(timer);
      line.end();
    },
  };
}
