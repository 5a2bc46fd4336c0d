import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '可否上岗', en: 'Admission check' },
  about: {
    zh: '查一个人今天能不能上岗，并逐条说明缺什么、去哪里补。',
    en: 'Whether a person may work today, and rule by rule what is missing and where to mend it.',
  },
  order: 10,
  operations: [VIEW],
});
