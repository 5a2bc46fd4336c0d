import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '批次召回', en: 'Recalls' }, order: 16 });
