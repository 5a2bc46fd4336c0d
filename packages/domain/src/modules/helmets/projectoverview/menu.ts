import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '项目概览', en: 'Overview' },
  about: {
    zh: '项目安全帽实时看板：位置、佩戴、呼救与跌落、低电量、未归还；点击数字看到对应的安全帽和人员。',
    en: 'Live board of the helmets of a project: where they are, who wears them, SOS and falls, batteries, helmets not returned. Each figure opens its helmets.',
  },
  order: 10,
  operations: [VIEW],
});
