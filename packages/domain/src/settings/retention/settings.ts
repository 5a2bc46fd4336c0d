import { defineSettings, whole } from '../define.ts';

export default defineSettings('retention', {
  label: { zh: '数据保留', en: 'How long data is kept' },
  order: 90,
  settings: {
    readings_days: whole({
      label: { zh: '原始监测数据（天）', en: 'Readings (days)' },
      hint: { zh: '按月清理，缩短后旧数据将被删除且不可恢复', en: 'By months; what is older is deleted for good' },
      min: 31,
      max: 3650,
      fallback: 90,
    }),
    minutes_days: whole({
      label: { zh: '分钟统计（天）', en: 'Minutes (days)' },
      hint: { zh: '缩短后旧数据将被删除且不可恢复', en: 'What is older is deleted for good' },
      min: 31,
      max: 3650,
      fallback: 400,
    }),
    hours_days: whole({
      label: { zh: '小时统计（天）', en: 'Hours (days)' },
      hint: { zh: '缩短后旧数据将被删除且不可恢复', en: 'What is older is deleted for good' },
      min: 365,
      max: 36_500,
      fallback: 1830,
    }),
    notifications_days: whole({
      label: { zh: '通知（天）', en: 'Notifications (days)' },
      hint: { zh: '超过后自动删除，无论是否已读', en: 'Deleted afterwards, read or not' },
      min: 7,
      max: 3650,
      fallback: 180,
    }),
    download_days: whole({
      label: { zh: '下载中心（天）', en: 'Downloads (days)' },
      hint: { zh: '后台任务及其文件超过后自动删除', en: 'Background jobs and their files are deleted afterwards' },
      min: 1,
      max: 365,
      fallback: 7,
    }),
    recycle_days: whole({
      label: { zh: '回收站（天）', en: 'Recycle bin (days)' },
      hint: { zh: '超过后彻底删除且不可恢复，每小时检查一次', en: 'Deleted for good afterwards; checked each hour' },
      min: 1,
      max: 3650,
      fallback: 30,
    }),
  },
  check: ({ readings_days, minutes_days, hours_days }) => {
    if (minutes_days < readings_days)
      return {
        path: 'minutes_days',
        code: 'minutesShort',
        message: {
          zh: '分钟统计的保留时间不能短于原始监测数据',
          en: 'Minutes cannot be kept for less time than readings',
        },
      };
    if (hours_days < minutes_days)
      return {
        path: 'hours_days',
        code: 'hoursShort',
        message: {
          zh: '小时统计的保留时间不能短于分钟统计',
          en: 'Hours cannot be kept for less time than minutes',
        },
      };
    return undefined;
  },
});
