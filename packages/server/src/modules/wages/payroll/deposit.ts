import {
  CONTRACT_DIRECTION,
  contractmanage,
  fenOf,
  permission,
  WORKS_CONTRACT,
  yuanOf,
  type payspecialaccount,
  type RowOf,
} from '@gongdi/domain';
import { sql } from 'kysely';
import type { Ground } from '../../../ground.ts';
import type { DeriveAct } from '../../../resources/index.ts';
import { anyOf } from '../../../store/index.ts';

/** Value of the dictionary `works_contract_kind`: the contract between owner and general contractor. */
const GENERAL = 1;

/**
 * Counts the wage deposit that the general contract of each project asks for, and whether less is there. Whoever may not
 * list contracts gets neither; a project without a contract has none.
 */
export const depositColumns =
  (ground: () => Pick<Ground, 'setting'>): DeriveAct =>
  async (db, rows, { caller }) => {
    if (!caller.permissions.has(permission(contractmanage.name, 'list'))) return rows.map(() => ({}));
    const accounts = rows as readonly RowOf<typeof payspecialaccount>[];
    const contracts = await db
      .selectFrom('works_contract')
      .select('project_id')
      .select(sql<string>`sum(coalesce(price_now, amount))`.as('price'))
      .where('project_id', '=', anyOf(accounts.map(({ project_id }) => project_id)))
      .where('contract_direction', '=', CONTRACT_DIRECTION.income)
      .where('contract_kind', '=', GENERAL)
      .where('contract_status', '=', anyOf<number>([WORKS_CONTRACT.active, WORKS_CONTRACT.settled]))
      .groupBy('project_id')
      .execute();
    const prices = new Map(contracts.map(({ project_id, price }) => [project_id, price]));
    const percent = ground().setting('wage_deposit_percent');
    return accounts.map(({ project_id, deposit_amount }) => {
      const price = prices.get(project_id);
      if (price === undefined) return { deposit_asked: null, deposit_short: null };
      const asked = Math.round((fenOf(price) * percent) / 100);
      return { deposit_asked: yuanOf(asked), deposit_short: fenOf(deposit_amount ?? '0') < asked };
    });
  };
