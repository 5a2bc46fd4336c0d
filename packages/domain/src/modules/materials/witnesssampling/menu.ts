import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '见证取样', en: 'Samples' }, order: 18 });
