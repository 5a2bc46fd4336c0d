import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '质量评定', en: 'Acceptance of works' }, order: 10 });
