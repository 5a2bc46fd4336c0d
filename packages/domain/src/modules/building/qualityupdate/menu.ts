import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '质量状态', en: 'Quality of parts' }, order: 60 });
