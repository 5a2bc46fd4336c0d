import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  import_done: {
    label: { zh: '导入完成', en: 'Finished imports' },
    urgency: 'low',
    audience: { zh: '发起人', en: 'Who began it' },
  },
  job_done: {
    label: { zh: '后台任务结束', en: 'Finished background jobs' },
    urgency: 'low',
    audience: { zh: '发起人', en: 'Who began it' },
  },
});
