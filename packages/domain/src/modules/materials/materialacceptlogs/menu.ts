import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '验收记录', en: 'Checks on site' }, order: 8 });
