import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '旁站记录', en: 'Attendances: records' }, order: 60 });
