import { defineSettings, onOff, whole } from '../define.ts';

export default defineSettings('password', {
  label: { zh: '密码规则', en: 'Passwords' },
  order: 40,
  settings: {
    password_length: whole({
      label: { zh: '最短长度', en: 'Shortest' },
      hint: {
        zh: '对之后设置的密码生效；始终要求字母和数字',
        en: 'For passwords set from now on; letters and digits always',
      },
      min: 8,
      max: 32,
      fallback: 8,
    }),
    password_case: onOff({
      label: { zh: '须含大写和小写字母', en: 'Capital and small letters' },
      hint: { zh: '对之后设置的密码生效', en: 'For passwords set from now on' },
      fallback: false,
    }),
    password_symbol: onOff({
      label: { zh: '须含特殊符号', en: 'A symbol' },
      hint: { zh: '字母和数字以外的字符', en: 'Something that is neither letter nor digit' },
      fallback: false,
    }),
  },
});
