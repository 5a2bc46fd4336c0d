import { BRANCH, wisdompartyconfiguration } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoId } from '../../../demo/index.ts';
import { resourceRepository, WHOLE } from '../../../store/index.ts';

/** Party branches of the demo: project, name, kind, secretary, motto, end of the term. */
interface DemoBranch {
  project: number;
  name: string;
  kind: number;
  secretary: string;
  motto: string;
  founded: string;
  term_end: string;
}

const BRANCHES: readonly DemoBranch[] = [
  {
    project: 1,
    name: '滨江科创中心一期项目临时党支部',
    kind: 1,
    secretary: '郑国栋',
    motto: '党旗在一线飘扬，品质在工地生根',
    founded: '2025-04-18',
    term_end: '2028-04-17',
  },
  {
    project: 3,
    name: '世纪大道综合管廊项目党支部',
    kind: 2,
    secretary: '马志明',
    motto: '地下管廊，一线先锋',
    founded: '2024-06-03',
    term_end: '2027-06-02',
  },
  {
    project: 4,
    name: '张江人工智能岛三期联合党支部',
    kind: 3,
    secretary: '何文斌',
    motto: '参建各方一条心，联建共创优质工程',
    founded: '2025-08-12',
    term_end: '2028-08-11',
  },
  {
    project: 5,
    name: '前滩国际商务区项目临时党支部',
    kind: 1,
    secretary: '曹永强',
    motto: '急难险重有我在，安全质量看先锋',
    founded: '2025-09-01',
    term_end: '2026-08-31',
  },
  {
    project: 6,
    name: '临港污水处理厂项目党小组',
    kind: 4,
    secretary: '谢建平',
    motto: '守护碧水，服务民生',
    founded: '2025-11-20',
    term_end: '2028-11-19',
  },
  {
    project: 8,
    name: '虹桥西延伸隧道项目党支部',
    kind: 2,
    secretary: '蒋国平',
    motto: '隧道掘进一寸，责任落实一分',
    founded: '2024-10-15',
    term_end: '2027-10-14',
  },
];

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
      await resourceRepository(trx, wisdompartyconfiguration).addAhead(access, {
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
