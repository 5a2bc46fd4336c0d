import { defineSettings, whole } from '../define.ts';

export default defineSettings('upload', {
  label: { zh: '文件上传', en: 'Uploads' },
  order: 60,
  settings: {
    upload_file_mb: whole({
      label: { zh: '单个文件上限（MB）', en: 'Largest file (MB)' },
      hint: { zh: '表单字段另有更小上限的按字段执行', en: 'A field may allow less' },
      min: 1,
      max: 64,
      fallback: 64,
    }),
    upload_daily_mb: whole({
      label: { zh: '每人每日上限（MB）', en: 'A person’s day (MB)' },
      hint: { zh: '每个账号 24 小时内的总量', en: 'Of one account in 24 hours' },
      min: 64,
      max: 102_400,
      fallback: 4096,
    }),
  },
});
