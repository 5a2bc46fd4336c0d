import {
  contractStateOf,
  fenOf,
  GEAR,
  STAY,
  VERDICT,
  yuanOf,
  type equip,
  type movement,
  type staff,
} from '@gongdi/domain';
import { admissions, gearHeldBy, standingOf, type Standing } from '../../../labour/index.ts';
import { anyOf } from '../../../store/index.ts';
import type { Asked, Columns, Sees } from './columns.ts';

/** The columns of one person that the caller may see. */
export const standingColumns = (one: Standing | undefined, sees: Sees) => ({
  contract_state: one?.contract,
  ...(sees.wages && { wages_owed: one?.owed }),
  ...(sees.points && { safety_points: one?.points, safety_light: one?.light }),
});

const gearOf = async (ids: readonly string[], { db, sees }: Asked) => (sees.gear ? gearHeldBy(db, ids) : undefined);

/** Contract, wages, behaviour and equipment of people, and whether each may work; somebody who has left is not asked. */
export const ofPeople: Columns<typeof staff> = async (rows, asked) => {
  const { db, ground, day, sees } = asked;
  const ids = rows.map(({ id }) => id);
  const standing = await standingOf(db, ground.setting, ids, day);
  const held = await gearOf(ids, asked);
  const working = sees.verdict ? rows.filter(({ status }) => status !== STAY.left) : [];
  const answers = await admissions(db, ground, working, day);
  const verdicts = new Map(working.map(({ id }, index) => [id, VERDICT[answers[index]!.answer.verdict]]));
  return rows.map(({ id }) => ({
    ...standingColumns(standing.get(id), sees),
    work_verdict: verdicts.get(id),
    gear_held: held && (held.get(id) ?? 0),
  }));
};

/** Contract on the day of each arrival or departure; wages, equipment and points of now. */
export const ofMovements: Columns<typeof movement> = async (rows, asked) => {
  const { db, ground, day, sees } = asked;
  const ids = rows.map(({ staff_id }) => staff_id);
  const standing = await standingOf(db, ground.setting, ids, day);
  const held = await gearOf(ids, asked);
  const contracts = await db
    .selectFrom('staff')
    .select(['id', 'contract_kind', 'contract_from', 'contract_to'])
    .where('id', '=', anyOf(ids))
    .execute();
  const contractOf = new Map(contracts.map(({ id, ...contract }) => [id, contract]));
  const ahead = ground.setting('contract_notice_days');
  return rows.map(({ staff_id, moved_on }) => ({
    ...standingColumns(standing.get(staff_id), sees),
    contract_state: contractStateOf(contractOf.get(staff_id) ?? {}, moved_on, ahead),
    gear_held: held && (held.get(staff_id) ?? 0),
  }));
};

/** Stay, contract and wages of the holder, and the value of what has not come back. */
export const ofGear: Columns<typeof equip> = async (rows, { db, ground, day, sees }) => {
  const standing = await standingOf(
    db,
    ground.setting,
    rows.map(({ staff_id }) => staff_id),
    day,
  );
  return rows.map(({ staff_id, status, quantity, unit_price, missing_value }) => {
    const one = standing.get(staff_id);
    const isHeld = status === GEAR.inUse || status === GEAR.due;
    return {
      ...standingColumns(one, sees),
      holder_left: one?.status === STAY.left,
      value_held: isHeld ? unit_price && yuanOf(fenOf(unit_price) * quantity) : missing_value,
    };
  });
};
