import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '班次', en: 'Shifts' }, order: 40 });
