import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '佩戴记录', en: 'Who wore which' }, order: 30 });
