import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '数据统计', en: 'Statistics' },
  about: {
    zh: '按人员、班组和日期统计安全帽佩戴时长、行走里程和报警次数；点击图形看到对应的记录，可导出。',
    en: 'Hours worn, distance and alarms of helmets by person, team and day. Each bar opens its records, and all is exported.',
  },
  order: 80,
  operations: [VIEW, { operation_code: 'export', label: { zh: '导出', en: 'Export' } }],
});
