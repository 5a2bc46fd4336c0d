import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '代码对照', en: 'Codes' }, order: 30 });
