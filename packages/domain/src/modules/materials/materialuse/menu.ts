import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '领用记录', en: 'Use of material' }, order: 14 });
