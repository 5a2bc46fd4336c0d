import { ERRORS, GongdiError, type FileItem } from '@gongdi/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { contentAddress, findFiles, touchFiles } from '../files/index.ts';
import type { CallerContext } from '../handler/index.ts';
import type { ShowFile } from './tasks/task-rows.ts';

/** Gives each file of an answer an address for whoever asks. */
export async function shownTo(
  fileKey: () => Promise<Uint8Array>,
  { caller, now }: Pick<CallerContext, 'caller' | 'now'>,
): Promise<ShowFile> {
  const key = await fileKey();
  return ({ id, name = '', size = 0, type = '' }) => ({
    id,
    name,
    size,
    type,
    url: contentAddress(key, id, caller, now),
  });
}

/**
 * Files that a call names, as the server knows them.
 * @param path of the parameter, for the refusal
 * @throws GongdiError `invalid` when one is not there, or not the caller's to give
 */
export async function takeLooseFiles(
  trx: Kysely<unknown>,
  files: readonly { id: string }[],
  { caller, lang, now }: CallerContext,
  path: string,
): Promise<FileItem[]> {
  const ids = files.map((file) => file.id);
  const known = await findFiles(trx, ids, { account_id: caller.id, scope: caller.scope });
  if (ids.some((id) => !known.has(id)))
    throw new GongdiError('invalid', {
      problems: [{ path, code: 'not_found', message: ERRORS.notFound.message[lang] }],
    });
  await touchFiles(trx, ids, now);
  return ids.map((id) => {
    const { name, size, type } = known.get(id)!;
    return { id, name, size, type };
  });
}

/** SQL: ids of all files that approvals hold, for the sweep. Of a form's values every `id` counts: too many rather than too few. */
export function filesOfProcesses(): RawBuilder<unknown> {
  return sql`select jsonb_path_query(attachments, '$[*].id') #>> '{}' as id from approval_task
    union all select signature ->> 'id' from approval_task where signature is not null
    union all select jsonb_path_query(attachments, '$[*].id') #>> '{}' from approval_comment
    union all select jsonb_path_query(form_variables, '$.**.id') #>> '{}' from approval_instance`;
}
