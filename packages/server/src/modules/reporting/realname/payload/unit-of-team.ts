import { REPORT_KIND } from '@gongdi/domain';
import { reportLabel } from '../text/index.ts';
import { gone, lacks, type Making } from './payload.ts';

export interface TeamUnit {
  team_name: string;
  unit_name: string;
  credit_code: string;
  leader_id: string | null;
  entry_date: string | null;
  exit_date: string | null;
}

/** Reads a team with its unit, which the platform must have. @throws Hindered */
export async function unitOfTeam(making: Making, team_id: string): Promise<TeamUnit> {
  const { db, target } = making;
  const row = await db
    .selectFrom('team as t')
    .leftJoin('unit as u', 'u.id', 't.unit_id')
    .select(['t.team_name', 't.unit_id', 't.leader_id', 't.entry_date', 't.exit_date', 'u.unit_name', 'u.credit_code'])
    .where('t.id', '=', team_id)
    .executeTakeFirst();
  if (!row) throw gone();
  if (row.unit_id === null || row.unit_name === null) throw lacks(reportLabel('noUnit', { name: row.team_name }));
  if ((row.credit_code ?? '') === '') throw lacks(reportLabel('noCredit', { name: row.unit_name }));
  const part = await db
    .selectFrom('participation')
    .select('id')
    .where('project_id', '=', target.project_id)
    .where('unit_id', '=', row.unit_id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!part) throw lacks(reportLabel('noPart', { name: row.unit_name }));
  await making.needed(REPORT_KIND.unit, part.id, row.unit_name);
  return { ...row, unit_name: row.unit_name, credit_code: row.credit_code! };
}
