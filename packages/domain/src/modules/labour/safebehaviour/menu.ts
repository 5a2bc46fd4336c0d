import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '安全行为', en: 'Safety behaviour' }, order: 80 });
