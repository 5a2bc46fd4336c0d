import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '应急演练', en: 'Drills' }, order: 85 });
