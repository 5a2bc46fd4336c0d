import { GongdiError } from '@gongdi/domain';
import { inflateByZlib, SheetError, ZipArchive, defaultLimits } from '@gongdi/sheets';
import { Worker } from 'node:worker_threads';
import * as zlib from 'node:zlib';
import { recordPageLabel } from '../text/index.ts';
import type { TemplateAnswer, TemplateTask, TemplateValues } from './protocol.ts';

/** JavaScript next to this file, both in the sources and in the build. */
const FILE = new URL('./fill.mjs', import.meta.url);

const MB = 1024 * 1024;
/** Limits of a template; a letter with a logo has less than a megabyte. */
const LIMITS = { ...defaultLimits, fileBytes: 10 * MB, entries: 500, totalBytes: 64 * MB, entryBytes: 32 * MB };
/** Longest time of one document, ms. */
const WITHIN = 20_000;
/** Documents made at once by one server; others wait. */
const AT_ONCE = 2;
/** Most that wait; a further one is refused. */
const WAITING = 20;
/** Largest document, bytes. */
const MOST = 60 * MB;

/**
 * Checks that a file is a zip archive that unpacks to what it declares, within limits, before anything else reads it.
 * @throws GongdiError `invalid`
 */
export async function checkArchive(bytes: Uint8Array): Promise<void> {
  try {
    if (bytes.byteLength > LIMITS.fileBytes) throw new SheetError('zip_damaged');
    const archive = new ZipArchive(bytes, LIMITS, inflateByZlib(zlib));
    for (const path of archive.paths()) for await (const piece of archive.read(path)) void piece;
    if (!archive.has('word/document.xml')) throw new SheetError('zip_damaged');
  } catch (cause) {
    if (!(cause instanceof SheetError)) throw cause;
    throw new GongdiError('invalid', { label: recordPageLabel('noTemplate'), cause });
  }
}

/** Fills a template. @throws GongdiError `invalid` for a faulty template, `tooMany` when too many wait */
export async function fillTemplate(bytes: Uint8Array, values: TemplateValues): Promise<Uint8Array> {
  const answer = await inThread({ bytes, values });
  if (!('bytes' in answer)) throw new Error('the thread answered something else');
  if (answer.bytes.byteLength > MOST) throw new GongdiError('invalid', { label: recordPageLabel('documentTooLarge') });
  return answer.bytes;
}

/** Returns the placeholders in a template. @throws as `fillTemplate` */
export async function placeholdersIn(bytes: Uint8Array): Promise<string[]> {
  const answer = await inThread({ bytes, parse: true });
  if (!('names' in answer)) throw new Error('the thread answered something else');
  return answer.names;
}

let running = 0;
const queue: (() => void)[] = [];

async function inThread(task: TemplateTask): Promise<Exclude<TemplateAnswer, { fault: 'template' }>> {
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING) throw new GongdiError('tooMany');
    await new Promise<void>((go) => queue.push(go));
  }
  running += 1;
  try {
    const answer = await run(task);
    if (!('fault' in answer)) return answer;
    throw new GongdiError('invalid', { label: recordPageLabel('faultyTemplate', { reason: answer.message }) });
  } finally {
    running -= 1;
    queue.shift()?.();
  }
}

/** Runs a task in a thread that ends with it, by itself or when its time or memory is used up. */
function run(task: TemplateTask): Promise<TemplateAnswer> {
  return new Promise((done, fail) => {
    const worker = new Worker(FILE, {
      workerData: task,
      env: {},
      execArgv: [],
      // When the thread dies, its runtime writes a report there; the answer carries a better message.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
    });
    const tooMuch = () => {
      void worker.terminate();
      fail(new GongdiError('invalid', { label: recordPageLabel('templateTooMuch') }));
    };
    const timer = setTimeout(tooMuch, WITHIN);
    worker.on('message', (answer: TemplateAnswer) => {
      clearTimeout(timer);
      void worker.terminate();
      done(answer);
    });
    worker.on('error', (error: Error & { code?: string }) => {
      clearTimeout(timer);
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tooMuch();
      else fail(error);
    });
  });
}
