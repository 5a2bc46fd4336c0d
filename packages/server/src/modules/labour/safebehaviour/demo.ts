import { daysLater, safebehaviour } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoId } from '../../../demo/index.ts';
import { resourceRepository, WHOLE } from '../../../store/index.ts';

/** Rule numbers of the demo, in turn: ten penalties, two credits. */
const RULES = [1, 2, 3, 12, 6, 2, 14, 1, 9, 10, 5, 15];
const COUNT = 48;

/** Ten months of behaviour on the first twelve projects; two people have so many points that they are suspended. */
export default defineDemo({
  name: 'safebehaviour',
  after: ['org', 'ruleconfig'],
  async load(trx) {
    const records = resourceRepository(trx, safebehaviour);
    const people = await trx
      .selectFrom('staff')
      .select(['id', 'org_id', 'project_id', 'team_id'])
      .orderBy('id')
      .execute();
    const rules = await trx.selectFrom('rule').select(['id', 'kind', 'points']).execute();
    const ruleOf = new Map(rules.map((rule) => [rule.id, rule]));
    for (let at = 0; at < COUNT; at++) {
      const suspended = at % 16 < 3;
      const person = people[suspended ? 10 + Math.min(1, Math.floor(at / 16)) * 2 : (at * 7) % people.length]!;
      const rule = ruleOf.get(demoId('behaviour-rule', suspended ? [3, 4, 3][at % 3]! : RULES[at % RULES.length]!))!;
      const happened_on = daysLater('2026-11-01', -((at * 37) % 300));
      const now = Date.parse(`${happened_on}T08:00:00Z`);
      const access = {
        scope: WHOLE,
        account_id: accountId('contractor'),
        org_id: person.org_id,
        now: Math.min(now, DEMO_NOW),
      };
      await records.addAhead(access, {
        id: demoId('behaviour', at + 1),
        staff_id: person.id,
        project_id: person.project_id!,
        team_id: person.team_id,
        rule_id: rule.id,
        kind: rule.kind,
        points: rule.points,
        happened_on,
        remark: at % 3 === 0 ? '班前会上通报' : null,
      });
    }
  },
});
