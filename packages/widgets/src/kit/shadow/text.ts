import type { Lang } from '../theme/tokens.ts';

const zh = {
  failed: '界面出错了',
  advice: '可以重试；若仍然出错，请刷新页面，并把下面的信息告诉管理员。',
  retry: '重试',
  retrying: '正在重试…',
  partFailed: '这部分内容未能加载，已填写的内容没有丢失。请检查网络后重试。',
  close: '关闭',
};

const en: typeof zh = {
  failed: 'Something went wrong here',
  advice: 'Try again. If it still fails, reload the page and give the message below to your administrator.',
  retry: 'Try again',
  retrying: 'Trying again…',
  partFailed: 'This part could not be loaded; nothing that you entered is lost. Check the network, then try again.',
  close: 'Close',
};

export const text = (lang: Lang) => (lang === 'en' ? en : zh);
