import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '全部流程', en: 'All processes' },

  about: {
    zh: '本单位全部流程实例，管理员可查看、终止和处理异常。',
    en: 'All processes of your organisation; administrators watch them and deal with failures.',
  },
  order: 40,
  path: '/bpm/manager/instance',
  operations: [
    VIEW,
    { operation_code: 'update', label: { zh: '干预', en: 'Intervene' } },
    { operation_code: 'message', label: { zh: '发送消息和信号', en: 'Send messages and signals' } },
    { operation_code: 'cancel', label: { zh: '取消', en: 'Cancel' } },
    { operation_code: 'delete', label: { zh: '删除', en: 'Delete' } },
  ],
});
