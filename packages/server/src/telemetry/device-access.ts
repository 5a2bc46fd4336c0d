import { GongdiError, type devicelist, type RowOf } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import type { CallerContext } from '../handler/index.ts';
import { organisationsBelow, type RowAccess } from '../store/index.ts';
import type { telemetryLabel } from './text/index.ts';

export type DeviceRow = RowOf<typeof devicelist>;

export const accessOf = ({ caller, now }: CallerContext): RowAccess => ({
  scope: caller.scope,
  account_id: caller.id,
  org_id: caller.org_id,
  now,
});

/** One may look at the devices of a contractor without changing them. */
export async function mayWrite(db: Kysely<unknown>, { org_id }: DeviceRow, { caller }: CallerContext): Promise<void> {
  const { rows } = await sql`select 1 where ${org_id}::text in (${organisationsBelow(caller.scope.write)})`.execute(db);
  if (rows.length === 0) throw new GongdiError('permission');
}

export function refused(
  { lang }: Pick<CallerContext, 'lang'>,
  path: string,
  label: ReturnType<typeof telemetryLabel>,
): GongdiError {
  return new GongdiError('invalid', { label, problems: [{ path, code: 'invalid', message: label[lang] }] });
}
