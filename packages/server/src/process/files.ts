import { ERRORS, GongdiError, type FileItem } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { contentAddress, findFiles, touchFiles } from '../files/index.ts';
import type { CallerContext } from '../handler/index.ts';
import type { Db } from '../store/index.ts';
import type { ShowFile } from './tasks/task-rows.ts';

/** Returns a function that adds a signed address for the caller to each file of an answer. */
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
 * Returns the files that a call names, with the data that the server has stored about them.
 * @param path of the parameter, for the error message
 * @throws GongdiError `invalid` if a file does not exist or the caller may not attach it
 */
export async function takeLooseFiles(
  trx: Db,
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

/**
 * SQL: ids of all files that approvals refer to, for the sweep of unused files. Every `id` within form values counts:
 * rather too many ids than too few.
 */
export function filesOfProcesses(): RawBuilder<unknown> {
  // Raw SQL: functions of JSON paths that return several rows; it becomes part of the statement of the sweep.
  return sql`select jsonb_path_query(attachments, '$[*].id') #>> '{}' as id from approval_task
    union all select signature ->> 'id' from approval_task where signature is not null
    union all select jsonb_path_query(attachments, '$[*].id') #>> '{}' from approval_comment
    union all select jsonb_path_query(form_variables, '$.**.id') #>> '{}' from approval_instance`;
}
