import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '班组', en: 'Teams' }, order: 40 });
