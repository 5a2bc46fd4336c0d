import { calls, CallFailure, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { fieldsOf, filesIn, holdsFiles, loadResource } from '@gongdi/domain';
import { withTimeout } from '../../../kit/lazy/index.ts';
import { isLocal } from '../../../kit/upload/local-files.ts';
import type { KeptFile, OutboxEntry } from './entry.ts';

type Keep = (entry: OutboxEntry) => Promise<void>;

/**
 * Sends an entry: first its files, then the call under the entry's key. Each file is uploaded once, and its id is
 * stored in the entry.
 * @throws CallFailure
 */
export async function sendEntry(client: Client, entry: OutboxEntry, keep: Keep): Promise<void> {
  const reached = await sendFiles(client, entry, keep);
  try {
    await call(client, reached);
  } catch (error) {
    // The server deletes files that belong to no record after a day. Then the files are uploaded again and the call is
    // repeated. This cannot create a second record: if the first call had been executed, the server would know its key.
    if (!(await isAboutFiles(error, reached)) || reached.files.every((file, at) => file.id !== entry.files[at]?.id))
      throw error;
    const anew = { ...reached, files: reached.files.map(({ ref, name, blob }): KeptFile => ({ ref, name, blob })) };
    await call(client, await sendFiles(client, anew, keep));
  }
}

async function sendFiles(client: Client, entry: OutboxEntry, keep: Keep): Promise<OutboxEntry> {
  let reached = entry;
  for (const [at, file] of entry.files.entries()) {
    if (file.id !== undefined) continue;
    const args = { form: { file_name: file.name }, file: file.blob, fileName: file.name };
    const { id } = await client.call(calls.file.upload, args, { quiet: true });
    reached = { ...reached, files: reached.files.map((one, index) => (index === at ? { ...one, id } : one)) };
    await keep(reached);
  }
  return reached;
}

async function call(client: Client, entry: OutboxEntry): Promise<void> {
  const resource = await withTimeout(loadResource(entry.resource));
  if (!resource) throw new Error(`no resource ${entry.resource}`);
  const { step, key } = entry;
  const input = withFileIds(entry);
  if (step) {
    // The record's version is not sent: a phone without a network may have read an old one. The server checks the state
    // of the record.
    const body = { ...input, id: step.id, recorded_at: new Date(entry.recorded).toISOString() };
    await client.call(stepCalls(resource)[step.name]!, { body }, { key, quiet: true });
  } else await client.call(resourceCalls(resource).add!, { body: input }, { key, quiet: true });
}

/** Returns the input with the server's ids of its files. */
function withFileIds({ input, files }: Pick<OutboxEntry, 'input' | 'files'>): Record<string, unknown> {
  return withIds(input, new Map(files.map((file) => [file.ref, file.id])));
}

/** Returns an input in which references to files of this device are replaced by the ids of the files on the server. */
export function withIds(
  input: Readonly<Record<string, unknown>>,
  ids: ReadonlyMap<string, string | undefined>,
): Record<string, unknown> {
  const sent = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sent);
    const ref = (value as { id?: unknown } | null)?.id;
    return typeof ref === 'string' && isLocal(ref) ? { id: ids.get(ref) } : value;
  };
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, sent(value)]));
}

async function isAboutFiles(error: unknown, { resource, input }: OutboxEntry): Promise<boolean> {
  if (!(error instanceof CallFailure)) return false;
  const known = await withTimeout(loadResource(resource));
  const fields = known ? fieldsOf(known) : [];
  const held = fields.filter(({ name, kind }) => holdsFiles(kind) && filesIn(input[name]).length > 0);
  return error.problems.some(({ path }) => held.some(({ name }) => path === name || path.startsWith(`${name}.`)));
}
