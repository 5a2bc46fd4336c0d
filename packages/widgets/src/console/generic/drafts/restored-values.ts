import { calls, CallFailure, type Client } from '@gongdi/api';
import { filesIn, holdsFiles, type FileItem, type NamedField } from '@gongdi/domain';
import { isLocal } from '../../../kit/upload/local-files.ts';
import type { Draft, DraftFile } from '../../ground/drafts/draft.ts';

interface Restoring {
  client: Client;
  /** Takes a file of this device over; absent: the form keeps none. */
  adopt: ((file: DraftFile) => FileItem) | undefined;
}

/**
 * Returns the values of a draft for its form: files of this device again, files of the server with a fresh address.
 * @returns also the number of files that are gone
 */
export async function restoredValues(
  draft: Draft,
  fields: readonly NamedField[],
  restoring: Restoring,
): Promise<{ entries: [string, unknown][]; gone: number }> {
  const entries: [string, unknown][] = [];
  let gone = 0;
  for (const { name, kind } of fields) {
    if (!(name in draft.values)) continue;
    const value = draft.values[name];
    if (!holdsFiles(kind) || value === null) entries.push([name, value]);
    else {
      const items: FileItem[] = [];
      for (const item of filesIn(value)) {
        const found = await fileAgain(item, draft, restoring);
        if (found) items.push(found);
        else gone += 1;
      }
      entries.push([name, Array.isArray(value) ? items : (items[0] ?? null)]);
    }
  }
  return { entries, gone };
}

async function fileAgain(item: FileItem, draft: Draft, { client, adopt }: Restoring): Promise<FileItem | undefined> {
  const kept = draft.files.find(({ ref }) => ref === item.id);
  if (kept) return adopt?.(kept);
  if (isLocal(item.id)) return undefined;
  try {
    return await client.call(calls.file.fileInfo, { params: { id: item.id } }, { quiet: true });
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    // Without a network nobody knows: the file stays, and saving says so if it is gone.
    return error.status === 404 ? undefined : item;
  }
}
