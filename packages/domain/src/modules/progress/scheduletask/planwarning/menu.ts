import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({ label: { zh: '进度预警', en: 'Warnings' }, order: 50 });
