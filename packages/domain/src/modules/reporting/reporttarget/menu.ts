import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '上报配置', en: 'Configurations' }, order: 10 });
