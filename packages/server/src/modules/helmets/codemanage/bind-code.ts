import { GongdiError, HELMET_CODE, type helmetmanage, type RowOf } from '@gongdi/domain';
import type { WriteContext } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';
import { codeLabel } from './text/index.ts';

/**
 * Uses a code for a helmet, once, and makes the one that it had before void.
 * @throws GongdiError `invalid` if the code is void, on another helmet, or of another project
 */
export async function bindCode(
  trx: Db,
  { id, code_id, project_id }: RowOf<typeof helmetmanage>,
  { before, now, account_id, lang }: WriteContext,
): Promise<void> {
  const at = new Date(now).toISOString();
  const changed = { updated_at: at, updated_by: account_id };
  const former = before?.['code_id'] as string | null | undefined;
  if (former)
    await trx
      .updateTable('helmet_code')
      .set((eb) => ({
        ...changed,
        version: eb('version', '+', 1),
        status: HELMET_CODE.void,
        void_reason: codeLabel('replaced').zh,
      }))
      .where('id', '=', former)
      .where('status', '=', HELMET_CODE.bound)
      .execute();
  if (!code_id) return;
  const code = await trx
    .selectFrom('helmet_code')
    .select(['code_text', 'status', 'project_id'])
    .where('id', '=', code_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const refuse = (key: 'void' | 'used' | 'otherProject') => {
    const label = codeLabel(key, { code: code.code_text });
    return new GongdiError('invalid', { label, problems: [{ path: 'code_id', code: key, message: label[lang] }] });
  };
  if (code.status === HELMET_CODE.void) throw refuse('void');
  if (code.status === HELMET_CODE.bound) throw refuse('used');
  if (code.project_id !== project_id) throw refuse('otherProject');
  await trx
    .updateTable('helmet_code')
    .set((eb) => ({
      ...changed,
      version: eb('version', '+', 1),
      status: HELMET_CODE.bound,
      helmet_id: id,
      bound_at: at,
    }))
    .where('id', '=', code_id)
    .execute();
}
