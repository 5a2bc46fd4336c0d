import { Worker } from 'node:worker_threads';
import type { ExtractAnswer, Extracted, ExtractKind, ExtractTask } from './protocol.ts';

/** JavaScript next to this file, both in the sources and in the build. */
const FILE = new URL('./extract.mjs', import.meta.url);

/** Longest time of one file, ms. */
const WITHIN = 20_000;
/** Characters of a text that are found; a book has more, a record less. */
const CHARACTERS = 200_000;

const KINDS: Readonly<Record<string, ExtractKind>> = {
  pdf: 'pdf',
  docx: 'office',
  xlsx: 'office',
  pptx: 'office',
  txt: 'text',
  csv: 'text',
};

/** Returns how the text of a file is taken, by its name; undefined: such files have none. */
export const kindOfFile = (name: string): ExtractKind | undefined =>
  KINDS[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];

/**
 * Takes the text of a file in a thread that ends with it, by itself or when its time or memory is used up.
 * @param within longest time, ms
 * @returns the reason where it could not be taken
 */
export function extract(bytes: Uint8Array, kind: ExtractKind, within = WITHIN): Promise<Extracted | { fault: string }> {
  return new Promise((done) => {
    const task: ExtractTask = { bytes, kind, most: CHARACTERS };
    const worker = new Worker(FILE, {
      workerData: task,
      env: {},
      execArgv: [],
      // What libraries and a dying runtime print says nothing about this server.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 },
    });
    const end = (answer: ExtractAnswer): void => {
      clearTimeout(timer);
      void worker.terminate();
      done(answer);
    };
    const timer = setTimeout(() => end({ fault: 'time' }), within);
    worker.on('message', end);
    worker.on('error', (error: Error & { code?: string }) =>
      end({ fault: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : error.message }),
    );
    worker.on('exit', () => end({ fault: 'ended' }));
  });
}
