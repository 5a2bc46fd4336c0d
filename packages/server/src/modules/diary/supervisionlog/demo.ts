import { DIARY, SUPERVISION_KIND, supervisionlog } from '@gongdi/domain';
import { DEMO_NOW, defineDemo, demoAccess, demoId, demoTime } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';

const DAY = 86_400_000;
const FOUND = ['板面标高局部偏差，要求复测', '脚手架连墙件缺一处，当日补齐', null, '试块养护记录不全，限期补充', null];

/** Logs of the supervisor every second day, and of the authority now and then, over two months. */
export default defineDemo({
  name: 'supervisionlog',
  after: ['partmanage'],
  async load(trx) {
    for (let at = 1; at <= 34; at++) {
      const isAuthority = at % 8 === 0;
      const ago = isAuthority ? at + 2 : at * 2 - 1;
      const problem = FOUND[at % FOUND.length];
      const account = isAuthority ? 'regulator' : 'owner';
      await resourceRepository(trx, supervisionlog).addAhead(demoAccess(account, 'kechuang', ago), {
        id: demoId('supervision_log', at),
        diary_date: new Date(DEMO_NOW - ago * DAY).toISOString().slice(0, 10),
        log_kind: isAuthority ? SUPERVISION_KIND.authority : SUPERVISION_KIND.supervisor,
        project_id: demoId('project', 1),
        part_id: demoId('part', 1),
        weather: ['晴', '多云', '阴'][at % 3],
        progress: `${Math.max(1, 8 - Math.floor(ago / 9))} 层结构施工，工序与计划一致`,
        rounds: isAuthority ? '抽查实体质量与安全防护' : '旁站混凝土浇筑，巡视钢筋和模板作业',
        inspections: '验收钢筋安装检验批一批，合格',
        ...(problem && { problems: problem, orders: '口头要求整改，次日复查' }),
        diary_status: ago > 2 ? DIARY.signed : DIARY.draft,
        late_flag: false,
        ...(ago > 2 && { signed_at: demoTime(ago, 17, 40) }),
      });
    }
  },
});
