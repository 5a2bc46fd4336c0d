import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '党建宣传', en: 'Activities and news' }, order: 30 });
