import { BRANCH, wisdompartyconfiguration } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoId } from '../../../demo/index.ts';
import { resourceRepository, WHOLE } from '../../../store/index.ts';
import { BRANCHES } from '../demo-branches.ts';

/** Branches of the Shanghai projects; one has not held its election in time. */
export default defineDemo({
  name: 'wisdompartyconfiguration',
  after: ['projectmanage'],
  async load(trx) {
    const rows = await trx.selectFrom('project').select(['id', 'org_id']).execute();
    const organisationOf = new Map(rows.map(({ id, org_id }) => [id, org_id]));
    for (const [index, one] of BRANCHES.entries()) {
      const project_id = demoId('project', one.project);
      const org_id = organisationOf.get(project_id)!;
      const access = {
        scope: WHOLE,
        account_id: accountId('contractor'),
        org_id,
        now: DEMO_NOW - (9 - index) * 3_600_000,
      };
      await resourceRepository(trx, wisdompartyconfiguration).insert(access, {
        id: demoId('party-branch', index + 1),
        branch_name: one.name,
        branch_kind: one.kind,
        status: BRANCH.active,
        project_id,
        superior: '浦江建工集团有限公司上海分公司党总支',
        secretary: one.secretary,
        keeper_id: accountId('contractor'),
        founded_on: one.founded,
        elected_on: one.founded,
        term_end: one.term_end,
        motto: one.motto,
        introduction: `${one.name}成立于 ${one.founded.slice(0, 4)} 年，以“党建进工地、先锋在一线”为主线，设党员先锋岗和责任区，带动参建人员抓安全、保质量、护工友。`,
        public_flag: index !== 4,
        carousel_count: 5,
      });
    }
  },
});
