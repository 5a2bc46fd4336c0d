import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '计量单', en: 'Measurement' }, order: 40 });
