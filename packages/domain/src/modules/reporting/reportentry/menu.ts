import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '上报记录', en: 'Reports' }, order: 40 });
