import { statusLine, type Stream } from '../terminal/status-line.ts';
import { cliMessage } from '../text/index.ts';

/**
 * Shows the progress of an import on one line of an interactive terminal and removes it at the end; otherwise silent.
 */
export interface ImportProgress {
  /** @param share part of the file that is read and checked, 0 to 1 */
  reading: (share: number) => void;
  /** Starts to count the seconds: from here on the server is working. */
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
    reading: (share) => line.nowAndThen(() => cliMessage('importReading', { percent: Math.round(share * 100) })[lang]),
    storing() {
      const since = now();
      const tick = (): void =>
        line.show(cliMessage('importStoring', { seconds: Math.floor((now() - since) / 1000) })[lang]);
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
