import type { Lang } from '../../kit/theme/tokens.ts';

const zh = {
  printNode: '节点',
  printState: '状态',
  printPerson: '办理人',
  printOn: '打印时间：{time}',
};

const en: Record<keyof typeof zh, string> = {
  printNode: 'Node',
  printState: 'State',
  printPerson: 'Person',
  printOn: 'Printed {time}',
};

/** Texts that are loaded only with the print function. */
export const printTexts = (lang: Lang) => (lang === 'en' ? en : zh);
