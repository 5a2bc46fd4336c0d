import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabase } from '../../store/testing.ts';
import { named, peopleOfGroups, peopleOfRule, RULE, type Situation } from './people-of-rule.ts';

/** More than any limit on the number of people. */
const MANY = 1_200;
const AT = '2026-01-01T00:00:00.000Z';

describe('people of a rule', () => {
  const database = withDatabase();
  const situation: Situation = { starter_id: 'own1', org_id: 'own', variables: {} };

  /** Accounts of another company come first in every order: they are older and have smaller ids. */
  beforeAll(async () => {
    const { db } = database();
    for (const org of ['other', 'own'])
      await sql`insert into organisation (id, path, name, ent_type, created_at, updated_at)
        values (${org}, ${`${org}/`}, ${org}, 1, ${AT}, ${AT})`.execute(db);
    await sql`insert into account (id, user_name, password_hash, nickname, org_id, user_type, ent_type, created_at, updated_at)
      select 'other' || n, 'other' || n, '-', 'x', 'other', 1, 1, ${AT}::timestamptz - interval '1 year', ${AT}::timestamptz
        from generate_series(1, ${MANY}::integer) n
      union all select 'own' || n, 'own' || n, '-', 'x', 'own', 1, 1, ${AT}::timestamptz, ${AT}::timestamptz
        from generate_series(1, 2) n`.execute(db);
    const { rows } = await sql<{
      id: string;
    }>`insert into role (id, org_id, role_code, name, permissions, version, created_at, updated_at)
      values ('r1', 'own', 'site', '现场', '[]', 1, ${AT}, ${AT}) returning id`.execute(db);
    await sql`insert into account_role (account_id, role_id) select id, ${rows[0]!.id} from account`.execute(db);
    await sql`insert into approval_group (id, org_id, name, description, member_user_ids, status, created_at, created_by, updated_at, updated_by)
      select 'g1', 'own', '全体', '', array_agg(id order by id), 0, ${AT}::timestamptz, 'own1', ${AT}::timestamptz, 'own1' from account`.execute(
      db,
    );
  });

  const rule = (type: number, options: string[] = []) => ({
    type,
    settings: { options, field: null, expression: null },
  });

  it('are never pushed out by those of another company', async () => {
    const { db } = database();
    const own = ['own1', 'own2'];
    const others = Array.from({ length: MANY }, (_, at) => `other${at + 1}`);
    expect(await peopleOfGroups(db, ['site'], situation)).toEqual(own);
    expect(await peopleOfGroups(db, ['全体'], situation)).toEqual(own);
    expect(await named(db, situation, [...others, ...own].join(','))).toEqual(own);
    expect(await named(db, situation, [...others, { id: 'own2' }])).toEqual(['own2']);
    expect(await peopleOfRule(db, rule(RULE.role, ['r1']), situation)).toEqual(own);
    expect(await peopleOfRule(db, rule(RULE.group, ['g1']), situation)).toEqual(own);
    expect(await peopleOfRule(db, rule(RULE.users, [...others, ...own]), situation)).toEqual(own);
  });

  it('are told when they are too many, not cut', async () => {
    const { db } = database();
    const theirs: Situation = { ...situation, org_id: 'other' };
    await expect(peopleOfRule(db, rule(RULE.role, ['r1']), theirs)).rejects.toMatchObject({
      status: 422,
      label: { zh: '规则找到的审批人超过 1000 人，请缩小角色、部门或用户组的范围' },
    });
    const names = Array.from({ length: 10_001 }, (_, at) => `n${at}`);
    for (const value of [names, names.join(',')]) {
      const refused = (async () => named(db, situation, value))();
      await expect(refused).rejects.toMatchObject({
        label: { en: 'The list of approvers has more than 10000 names; name fewer' },
      });
    }
  });

  it('are not looked for by an expression that computes without end', async () => {
    const expression = '${a.containsAll(b)}';
    const numbers = Array.from({ length: 2000 }, (_, at) => at);
    const computing = peopleOfRule(
      database().db,
      { type: RULE.expression, settings: { options: [], field: null, expression } },
      { ...situation, variables: { a: numbers, b: numbers.toReversed() } },
    );
    await expect(computing).rejects.toMatchObject({
      status: 422,
      label: { zh: expect.stringContaining('审批人规则的表达式') as string },
    });
  });
});
