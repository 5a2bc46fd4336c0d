import { civilDay, DEFAULT_TIME_ZONE, disclose } from '@gongdi/domain';
import { DEMO_NOW, defineDemo, demoAccess, demoId } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';

/** Days before the demo's moment. */
const AGO = 6;

const DISCLOSE = {
  id: demoId('disclose', 1),
  disclose_title: '深基坑土方开挖安全技术交底',
  project_id: demoId('project', 1),
  disclose_type: 1,
  disclose_date: civilDay(DEMO_NOW - AGO * 86_400_000, DEFAULT_TIME_ZONE),
  discloser: '陈建国',
  status: 1,
  content:
    '1. 分层分段开挖，每层不超过 1.5 米，严禁超挖。\n2. 坡顶 2 米内不得堆载、停放机械。\n3. 每班作业前检查支护和坡面，发现渗水、裂缝立即停工撤人并报告。',
};

/** A disclosure. */
export default defineDemo({
  name: 'disclose',
  after: ['projectmanage'],
  async load(trx) {
    await resourceRepository(trx, disclose).addAhead(demoAccess('contractor', 'kechuang', AGO), DISCLOSE);
  },
});
