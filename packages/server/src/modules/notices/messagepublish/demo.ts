import { messagepublish, NOTICE_AUDIENCE } from '@gongdi/domain';
import { defineDemo, demoAccess, demoId, demoTime } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';

const NOTICES = [
  {
    notice_title: '关于开展冬季施工安全大检查的通知',
    notice_type: 1,
    status: 2,
    published_at: demoTime(8),
    content: '各项目部于本月底前完成自查，重点检查临时用电、消防、防滑防冻和高处作业。',
  },
  {
    notice_title: '寒潮大风蓝色预警期间停止塔吊作业',
    notice_type: 3,
    status: 2,
    published_at: demoTime(7),
    content: '风力达到六级及以上时停止塔吊、施工升降机和高处作业，收拢材料并加固围挡。',
  },
];

/** Announcements of the whole company. */
export default defineDemo({
  name: 'messagepublish',
  async load(trx) {
    for (const [index, notice] of NOTICES.entries())
      await resourceRepository(trx, messagepublish).addAhead(demoAccess('contractor', 'pujiang', 8 - index), {
        ...notice,
        id: demoId('notice', index + 1),
        audience: NOTICE_AUDIENCE.all,
      });
  },
});
