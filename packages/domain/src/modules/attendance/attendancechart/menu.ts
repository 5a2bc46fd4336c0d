import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '排班表', en: 'Duty sheets' }, order: 60 });
