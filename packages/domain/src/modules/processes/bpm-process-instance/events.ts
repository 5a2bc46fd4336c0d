import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  process_finished: {
    label: { zh: '流程结束', en: 'Finished processes' },
    urgency: 'normal',
    audience: { zh: '发起人', en: 'The starter' },
  },
  process_comment: {
    label: { zh: '流程评论', en: 'Comments on processes' },
    urgency: 'normal',
    audience: { zh: '流程参与人', en: 'Those who take part' },
  },
  process_notice: {
    label: { zh: '流程通知', en: 'Notices of processes' },
    urgency: 'normal',
    audience: { zh: '流程中指定的人员', en: 'People whom the process names' },
  },
});
