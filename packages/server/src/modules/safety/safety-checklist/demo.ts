import { civilDay, DEFAULT_TIME_ZONE, safetyChecklist } from '@gongdi/domain';
import { DEMO_NOW, defineDemo, demoAccess, demoId } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';

/** Days before the demo's moment. */
const AGO = 5;

const CHECKLIST = {
  id: demoId('checklist', 1),
  checklist_name: '临时用电专项检查',
  project_id: demoId('project', 1),
  check_date: civilDay(DEMO_NOW - AGO * 86_400_000, DEFAULT_TIME_ZONE),
  checker: '周志强',
  status: 1,
  items: [
    { item: '配电箱、开关箱有门有锁，编号清晰', result: 1, remark: null },
    { item: '一机一闸一漏一箱', result: 2, remark: '钢筋棚两台切断机共用一个开关，限当日整改' },
    { item: '电缆架空或埋地敷设，无拖地', result: 1, remark: null },
    { item: '潮湿场所使用安全电压', result: 3, remark: null },
  ],
};

/** A checklist. */
export default defineDemo({
  name: 'safety-checklist',
  after: ['projectmanage'],
  async load(trx) {
    await resourceRepository(trx, safetyChecklist).addAhead(demoAccess('contractor', 'kechuang', AGO), CHECKLIST);
  },
});
