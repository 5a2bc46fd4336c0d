import type { Lang } from '../theme/tokens.ts';

const zh = {
  failed: '界面出错了',
  advice: '可以重试；若仍然出错，请刷新页面，并把下面的信息告诉管理员。',
  retry: '重试',
};

const en: typeof zh = {
  failed: 'Something went wrong here',
  advice: 'Try again. If it still fails, reload the page and give the message below to your administrator.',
  retry: 'Try again',
};

export const text = (lang: Lang) => (lang === 'en' ? en : zh);
