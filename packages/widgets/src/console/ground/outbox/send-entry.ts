import { calls, CallFailure, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { FILE_KINDS, fieldsOf, filesIn, loadResource } from '@gongdi/domain';
import { withTimeout } from '../../../kit/lazy/index.ts';
import { isLocal } from '../../../kit/upload/local-files.ts';
import type { KeptFile, OutboxEntry } from './entry.ts';

type Keep = (entry: OutboxEntry) => Promise<void>;

/**
 * Sends an entry: first its files, each once and noted with its id, then the call under the entry's key.
 * @throws CallFailure
 */
export async function sendEntry(client: Client, entry: OutboxEntry, keep: Keep): Promise<void> {
  const reached = await sendFiles(client, entry, keep);
  try {
    await call(client, reached);
  } catch (error) {
    // Files that no record held are swept after a day: then they are sent again, which is no other record, since a
    // call that had been done would have been known by its key.
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
    // The version that was read is not sent: a phone without a network reads late. The state decides.
    const body = { ...input, id: step.id, recorded_at: new Date(entry.recorded).toISOString() };
    await client.call(stepCalls(resource)[step.name]!, { body }, { key, quiet: true });
  } else await client.call(resourceCalls(resource).add!, { body: input }, { key, quiet: true });
}

/** The input with the ids that its files have on the server. */
function withFileIds({ input, files }: Pick<OutboxEntry, 'input' | 'files'>): Record<string, unknown> {
  return withIds(input, new Map(files.map((file) => [file.ref, file.id])));
}

/** An input with files of this device replaced by what the server calls them. */
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
  const held = known ? fieldsOf(known).filter(({ name, kind }) => FILE_KINDS.has(kind) && filesIn(input[name]).length > 0) : []; // prettier-ignore
  return error.problems.some(({ path }) => held.some(({ name }) => path === name || path.startsWith(`${name}.`)));
}
