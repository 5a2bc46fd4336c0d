import { REPORT_KIND } from '@gongdi/domain';
import { opened } from '../../../../store/index.ts';
import { reportLabel } from '../text/index.ts';
import { gone, lacks, type Making, type Payload } from './payload.ts';
import { unitOfTeam } from './unit-of-team.ts';

/** Kind of document of the convention: identity card. */
const IDENTITY_CARD = '01';

/** Content of a person. */
export async function personPayload(making: Making, id: string): Promise<Payload> {
  const person = await personOf(making, id);
  const { name, team_id } = person;
  if (team_id === null) throw lacks(reportLabel('noTeam', { name }));
  const unit = await unitOfTeam(making, team_id);
  const teamSysNo = await making.team(team_id, unit.team_name);
  return {
    projectCode: making.target.project_code,
    corpCode: unit.credit_code,
    corpName: unit.unit_name,
    teamSysNo,
    teamName: unit.team_name,
    workerList: [
      {
        workerName: name,
        isTeamLeader: unit.leader_id === id ? 1 : 0,
        ...identityOf(making, person),
        workType: making.code('trade', person.trade),
        ...(person.education !== null && { cultureLevelType: making.code('education', person.education) }),
        nation: person.nation ?? undefined,
        cellPhone: making.phone(person.phone_number),
        hasBuyInsurance: person.insurance_kind === null ? 0 : 1,
        ...cardOf(making, person),
      },
    ],
  };
}

/** Content of an arrival or a departure. */
export async function movementPayload(making: Making, id: string): Promise<Payload> {
  const row = await making.db
    .selectFrom('movement')
    .select(['staff_id', 'team_id', 'moved_on', 'kind'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw gone();
  const { person, unit, teamSysNo } = await onTeam(making, row.staff_id, row.team_id);
  return {
    projectCode: making.target.project_code,
    corpCode: unit.credit_code,
    corpName: unit.unit_name,
    teamSysNo,
    workerList: [{ ...identityOf(making, person), date: row.moved_on, type: making.code('movement_kind', row.kind) }],
  };
}

/** Returns a person whom the platform has, with the team. @throws Hindered */
export async function onTeam(making: Making, staff_id: string, team_id: string | null) {
  const person = await personOf(making, staff_id);
  const team = team_id ?? person.team_id;
  if (team === null) throw lacks(reportLabel('noTeam', { name: person.name }));
  await making.needed(REPORT_KIND.person, staff_id, person.name);
  const unit = await unitOfTeam(making, team);
  return { person, unit, teamSysNo: await making.team(team, unit.team_name) };
}

type Person = Awaited<ReturnType<typeof personOf>>;

export async function personOf({ db }: Making, id: string) {
  const row = await db
    .selectFrom('staff')
    .select(['id', 'name', 'id_card', 'phone_number', 'bank_card', 'bank_name', 'trade', 'education', 'nation'])
    .select(['team_id', 'insurance_kind'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw gone();
  return opened(db, 'staff', row);
}

/** @throws Hindered when the file has no number */
export function identityOf(making: Making, { name, id_card }: Pick<Person, 'name' | 'id_card'>) {
  if ((id_card ?? '') === '') throw lacks(reportLabel('noIdentity', { name }));
  return { idCardType: IDENTITY_CARD, idCardNumber: making.sealed('identity', id_card!) };
}

/** The own wage card, if the file has one. */
export const cardOf = (making: Making, { bank_card, bank_name }: Pick<Person, 'bank_card' | 'bank_name'>) =>
  (bank_card ?? '') === ''
    ? {}
    : { payRollBankCardNumber: making.sealed('card', bank_card!), payRollBankName: bank_name ?? undefined };
