import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '安全积分规则', en: 'Safety point rules' }, order: 90 });
