import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '问题答复', en: 'Questions and answers' }, order: 60 });
