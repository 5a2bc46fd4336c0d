import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '排班表', en: 'Rosters' }, order: 60 });
