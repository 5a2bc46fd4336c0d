import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '题库', en: 'Question library' },
  order: 40,
});
