import { defineSettings, picture, words } from '../define.ts';
import { PLATFORM_NAME } from '../platform-name.ts';

export default defineSettings('platform', {
  label: { zh: '平台信息', en: 'Platform' },
  order: 10,
  settings: {
    platform_name: words({
      label: { zh: '平台名称（中文）', en: 'Name in Chinese' },
      hint: { zh: '显示在登录页、页头和浏览器标签上', en: 'On the login page, in the header and on the browser’s tab' },
      maxLength: 30,
      fallback: PLATFORM_NAME.zh,
      required: true,
    }),
    platform_name_en: words({
      label: { zh: '平台名称（英文）', en: 'Name in English' },
      hint: { zh: '界面语言为英文时使用', en: 'For interfaces in English' },
      maxLength: 60,
      fallback: PLATFORM_NAME.en,
      required: true,
    }),
    logo: picture({
      label: { zh: '平台标志', en: 'Logo' },
      hint: {
        zh: 'PNG、JPG 或 WebP，建议 128×128，过大时自动缩小',
        en: 'PNG, JPG or WebP, best 128 × 128; a large one is made smaller',
      },
    }),
    login_notice: words({
      label: { zh: '登录页提示', en: 'Notice on the login page' },
      hint: {
        zh: '显示在登录表单下方，如值班电话；留空则不显示',
        en: 'Below the form, such as a telephone number; empty: nothing',
      },
      maxLength: 200,
      fallback: '',
      long: true,
    }),
  },
});
