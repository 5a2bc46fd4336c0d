import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  /** Longest time of the task, ms. */
  within: number;
  /** Most memory of the thread's JavaScript objects, MB; bytes of buffers are not counted. */
  memory: number;
}

/** A thread ended without an answer: its time or memory was used up, or it ended by itself. */
export class ThreadError extends Error {
  constructor(readonly reason: 'time' | 'memory' | 'ended') {
    super(`the thread gave no answer: ${reason}`);
  }
}

/**
 * Runs one task in a thread that ends with it. The rest of the server answers meanwhile.
 * @param file JavaScript that reads `workerData` and posts one message
 * @param task what structured cloning can copy; buffers arrive as plain arrays of bytes
 * @throws ThreadError, and what the thread itself throws
 */
export function inThread<Answer>(file: URL, task: unknown, { within, memory }: ThreadLimits): Promise<Answer> {
  return new Promise((done, fail) => {
    const worker = new Worker(file, {
      workerData: task,
      env: {},
      execArgv: [],
      // What libraries and a dying runtime print says nothing about this server.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32 },
    });
    const end = (): void => {
      clearTimeout(timer);
      void worker.terminate();
    };
    const failFor = (reason: ThreadError['reason']): void => {
      end();
      fail(new ThreadError(reason));
    };
    const timer = setTimeout(() => failFor('time'), within);
    worker.on('message', (answer: Answer) => {
      end();
      done(answer);
    });
    worker.on('error', (error: Error & { code?: string }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return failFor('memory');
      end();
      fail(error);
    });
    worker.on('exit', () => failFor('ended'));
  });
}
