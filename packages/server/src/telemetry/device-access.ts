import { devicelist, GongdiError, type RowOf } from '@gongdi/domain';
import type { CallerContext } from '../handler/index.ts';
import { permits, type RowAccess, type Db } from '../store/index.ts';
import type { telemetryLabel } from './text/index.ts';

export type DeviceRow = RowOf<typeof devicelist>;

export const accessOf = ({ caller, now }: CallerContext): RowAccess => ({
  scope: caller.scope,
  account_id: caller.id,
  org_id: caller.org_id,
  now,
});

/** Read access to the devices of a contractor does not include the right to change them. */
export async function mayWrite(db: Db, { id }: DeviceRow, { caller }: CallerContext): Promise<void> {
  if (!(await permits(db, devicelist, caller.scope, 'write', id))) throw new GongdiError('permission');
}

export function refused(
  { lang }: Pick<CallerContext, 'lang'>,
  path: string,
  label: ReturnType<typeof telemetryLabel>,
): GongdiError {
  return new GongdiError('invalid', { label, problems: [{ path, code: 'invalid', message: label[lang] }] });
}
