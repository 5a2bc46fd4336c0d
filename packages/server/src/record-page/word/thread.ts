import { GongdiError } from '@gongdi/domain';
import { inflateByZlib, SheetError, ZipArchive, defaultLimits } from '@gongdi/sheets';
import * as zlib from 'node:zlib';
import { inThread, limited, ThreadError } from '../../threads/index.ts';
import { recordPageLabel } from '../text/index.ts';
import type { TemplateAnswer, TemplateTask, TemplateValues } from './protocol.ts';

/** JavaScript next to this file, both in the sources and in the build. */
const FILE = new URL('./fill.mjs', import.meta.url);

const MB = 1024 * 1024;
/** Limits of a template; a letter with a logo has less than a megabyte. */
const LIMITS = { ...defaultLimits, fileBytes: 10 * MB, entries: 500, totalBytes: 64 * MB, entryBytes: 32 * MB };
/** Longest time of one document, ms, and most memory, MB. */
const THREAD = { within: 20_000, memory: 256 };
/** Documents made at once by one server, and most that wait. */
const atOnce = limited(2, 20);
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
  const answer = await answerOf({ bytes, values });
  if (!('bytes' in answer)) throw new Error('the thread answered something else');
  if (answer.bytes.byteLength > MOST) throw new GongdiError('invalid', { label: recordPageLabel('documentTooLarge') });
  return answer.bytes;
}

/** Returns the placeholders in a template. @throws as `fillTemplate` */
export async function placeholdersIn(bytes: Uint8Array): Promise<string[]> {
  const answer = await answerOf({ bytes, parse: true });
  if (!('names' in answer)) throw new Error('the thread answered something else');
  return answer.names;
}

async function answerOf(task: TemplateTask): Promise<Exclude<TemplateAnswer, { fault: 'template' }>> {
  const answer = await atOnce(() => inThread<TemplateAnswer>(FILE, task, THREAD)).catch((cause: unknown) => {
    if (!(cause instanceof ThreadError)) throw cause;
    throw new GongdiError('invalid', { label: recordPageLabel('templateTooMuch'), cause });
  });
  if (!('fault' in answer)) return answer;
  throw new GongdiError('invalid', { label: recordPageLabel('faultyTemplate', { reason: answer.message }) });
}
