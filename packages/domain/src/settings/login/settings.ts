import { defineSettings, whole } from '../define.ts';

export default defineSettings('login', {
  label: { zh: '登录保护', en: 'Login' },
  order: 30,
  settings: {
    captcha_after: whole({
      label: { zh: '失败几次后要求验证码', en: 'Failures before a captcha' },
      hint: { zh: '按账号和网络地址计数；0 表示每次都要求', en: 'By account and address; 0: always' },
      min: 0,
      max: 9,
      fallback: 3,
    }),
    lock_after: whole({
      label: { zh: '失败几次后锁定', en: 'Failures before a lock' },
      hint: { zh: '按账号和网络地址计数', en: 'By account and address' },
      min: 3,
      max: 50,
      fallback: 10,
    }),
    lock_minutes: whole({
      label: { zh: '锁定时长（分钟）', en: 'Length of a lock (minutes)' },
      hint: { zh: '失败次数也在此时长内累计', en: 'Failures are counted over this time too' },
      min: 1,
      max: 1440,
      fallback: 15,
    }),
  },
  check: ({ captcha_after, lock_after }) =>
    captcha_after >= lock_after
      ? {
          path: 'captcha_after',
          code: 'captchaLate',
          message: {
            zh: '要求验证码的失败次数必须小于锁定的失败次数',
            en: 'A captcha must be asked for before the lock',
          },
        }
      : undefined,
});
