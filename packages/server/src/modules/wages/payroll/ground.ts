import { GongdiError, type Label } from '@gongdi/domain';
import type { Ground } from '../../../ground.ts';
import type { Db } from '../../../store/index.ts';
import { wagesLabel } from './text/index.ts';

/** What the rules of wages need of the server. */
export type WagesGround = Pick<Ground, 'db' | 'setting' | 'timeZone'>;

/** A refusal that is about the state of things and not about a field. */
export const conflict = (...said: Parameters<typeof wagesLabel>): GongdiError => refusedBy(wagesLabel(...said));
export const refusedBy = (label: Label): GongdiError => new GongdiError('conflict', { label });

/** Returns a sheet, locked: whatever changes its lines or pays them waits for its turn. */
export async function lockedSheet(trx: Db, id: string) {
  const sheet = await trx.selectFrom('wage_sheet').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!sheet) throw new GongdiError('notFound');
  return sheet;
}

export type Sheet = Awaited<ReturnType<typeof lockedSheet>>;
