import { Worker } from 'node:worker_threads';
import { HELD_BYTES, type MachineLimits } from './limits.ts';
import type { SandboxAnswer, SandboxFault, SandboxLimits, SandboxTask } from './protocol.ts';

/** As JavaScript beside this file, in the sources as in the build. */
const FILE = new URL('./sandbox.mjs', import.meta.url);

/** Longest start of a thread, ms: it compiles half a megabyte of WebAssembly on a busy machine. */
const START_WITHIN = 15_000;

type Settle = (answer: SandboxAnswer) => void;

/** One thread with its machine. It runs one script at a time, and is thrown away when a script breaks it. */
export interface ScriptThread {
  run(task: SandboxTask): Promise<SandboxAnswer>;
  /** Whether another script may be given to it. */
  usable(): boolean;
  end(): Promise<void>;
}

export function startThread(limits: MachineLimits): ScriptThread {
  const setup: SandboxLimits = {
    stackBytes: limits.stackBytes,
    answerChars: limits.dataChars,
  };
  // Nothing of the process is handed down, not even its environment.
  const worker = new Worker(FILE, {
    workerData: setup,
    env: {},
    execArgv: [],
    // The machine reports its own end there; the answer says it better.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 },
  });
  worker.unref();
  let usable = true;
  let settle: { task: SandboxTask; done: Settle } | null = null;
  let timer: NodeJS.Timeout | undefined;
  let tellReady: () => void;
  const ready = new Promise<void>((resolve) => (tellReady = resolve));

  const answer = (given: SandboxAnswer): void => {
    clearTimeout(timer);
    const waiting = settle;
    settle = null;
    waiting?.done(given);
  };
  const giveUp = (kind: SandboxFault['kind'], message: string): void => {
    usable = false;
    void worker.terminate();
    if (settle) answer({ id: settle.task.id, fault: { kind, message, line: null } });
    tellReady();
  };
  worker.on('message', (message: SandboxAnswer | { ready: true }) => {
    if ('ready' in message) return tellReady();
    if (message.broken || (message.heldBytes ?? 0) > HELD_BYTES) {
      usable = false;
      void worker.terminate();
    }
    if (settle?.task.id === message.id) answer(message);
  });
  worker.on('error', (error: Error & { code?: string }) =>
    giveUp(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash', error.message),
  );
  worker.on('exit', () => giveUp('crash', 'the thread ended'));

  return {
    usable: () => usable,
    async run(task) {
      const answered = new Promise<SandboxAnswer>((done) => (settle = { task, done }));
      worker.ref();
      timer = setTimeout(() => giveUp('crash', 'the thread did not start'), START_WITHIN);
      await ready;
      clearTimeout(timer);
      if (usable) {
        // The machine ends a script by itself; what it cannot interrupt ends with the thread.
        timer = setTimeout(() => giveUp('time', 'ended'), task.milliseconds * 2);
        worker.postMessage(task);
      }
      const given = await answered;
      worker.unref();
      return given;
    },
    async end() {
      giveUp('crash', 'ended');
      await worker.terminate();
    },
  };
}
