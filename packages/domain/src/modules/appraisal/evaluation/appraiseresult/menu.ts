import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({ label: { zh: '考核结果', en: 'Results' }, order: 20 });
