import { Worker } from 'node:worker_threads';
import { HELD_BYTES, type MachineLimits } from './limits.ts';
import type { SandboxAnswer, SandboxFault, SandboxLimits, SandboxTask } from './protocol.ts';

/** JavaScript next to this file, both in the sources and in the build. */
const FILE = new URL('./sandbox.mjs', import.meta.url);

/** Longest start of a thread, ms: it compiles half a megabyte of WebAssembly, possibly on a busy machine. */
const START_WITHIN = 15_000;

type Settle = (answer: SandboxAnswer) => void;

/** One thread with its interpreter. It runs one script at a time, and is discarded when a script breaks it. */
export interface ScriptThread {
  run(task: SandboxTask): Promise<SandboxAnswer>;
  /** Returns whether it can run another script. */
  usable(): boolean;
  end(): Promise<void>;
}

export function startThread(limits: MachineLimits): ScriptThread {
  const setup: SandboxLimits = {
    stackBytes: limits.stackBytes,
    answerChars: limits.dataChars,
  };
  // The thread inherits nothing of the process, not even its environment.
  const worker = new Worker(FILE, {
    workerData: setup,
    env: {},
    execArgv: [],
    // When the thread dies, its runtime writes a report there; the answer carries a better message.
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
        // The interpreter ends a script by itself. What it cannot interrupt ends with the thread.
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
