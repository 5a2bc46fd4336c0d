import { reportLabel } from '../text/index.ts';
import { gone, lacks, type Making, type Payload } from './payload.ts';
import { identityOf, personOf } from './person.ts';
import { unitOfTeam } from './unit-of-team.ts';

/** Content of the project, which the authority has registered under its code. */
export async function projectPayload(making: Making, id: string): Promise<Payload> {
  const row = await making.db
    .selectFrom('project')
    .select(['project_name', 'project_phase', 'begin_time', 'end_time', 'contract_price', 'floor_area'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw gone();
  return {
    projectCode: making.target.project_code,
    name: row.project_name,
    prjStatus: making.code('project_phase', row.project_phase),
    startDate: row.begin_time,
    completeDate: row.end_time ?? undefined,
    invest: row.contract_price ?? undefined,
    buildingArea: row.floor_area ?? undefined,
  };
}

/** Content of a unit that takes part. */
export async function unitPayload(making: Making, id: string): Promise<Payload> {
  const row = await making.db
    .selectFrom('participation as p')
    .innerJoin('unit as u', 'u.id', 'p.unit_id')
    .select(['u.unit_name', 'u.credit_code', 'p.role', 'p.enter_date', 'p.exit_date'])
    .where('p.id', '=', id)
    .executeTakeFirst();
  if (!row) throw gone();
  if (row.credit_code === '') throw lacks(reportLabel('noCredit', { name: row.unit_name }));
  return {
    projectCode: making.target.project_code,
    corpCode: row.credit_code,
    corpName: row.unit_name,
    corpType: making.code('unit_kind', row.role),
    entryTime: row.enter_date ?? undefined,
    exitTime: row.exit_date ?? undefined,
  };
}

/** Content of a team; its leader is named by identity number, if the file has one. */
export async function teamPayload(making: Making, id: string): Promise<Payload> {
  const unit = await unitOfTeam(making, id);
  const leader = unit.leader_id === null ? undefined : await personOf(making, unit.leader_id);
  const { idCardType, idCardNumber } = leader?.id_card
    ? identityOf(making, leader)
    : { idCardType: undefined, idCardNumber: undefined };
  return {
    projectCode: making.target.project_code,
    corpCode: unit.credit_code,
    corpName: unit.unit_name,
    teamName: unit.team_name,
    responsiblePersonName: leader?.name,
    responsiblePersonIDCardType: idCardType,
    responsiblePersonIDNumber: idCardNumber,
    entryTime: unit.entry_date ?? undefined,
    exitTime: unit.exit_date ?? undefined,
  };
}
