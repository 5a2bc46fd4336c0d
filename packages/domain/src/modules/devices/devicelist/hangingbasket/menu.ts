import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({
  label: { zh: '挂篮', en: 'Form travellers' },
  order: 40,
});
