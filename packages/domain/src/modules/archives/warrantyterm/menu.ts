import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '保修期限', en: 'Warranty terms' }, order: 110 });
