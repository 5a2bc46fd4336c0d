import { wall } from '@gongdi/domain';
import { defineDemo, demoAccess, demoId } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';

/** A wall of the largest project, and one of the company. Nobody has arranged them yet. */
export default defineDemo({
  name: 'wall',
  after: ['projectmanage'],
  async load(trx) {
    const walls = resourceRepository(trx, wall);
    const access = demoAccess('contractor', 'kechuang', 3);
    await walls.addAhead(access, {
      id: demoId('wall', 1),
      wall_name: '项目部值班大屏',
      project_id: demoId('project', 1),
      remark: '一楼大厅',
    });
    await walls.addAhead(access, { id: demoId('wall', 2), wall_name: '公司调度大屏', project_id: null, remark: null });
  },
});
