import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '考核记录', en: 'Score sheets' }, order: 30 });
