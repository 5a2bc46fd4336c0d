import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '实名制平台', en: 'Platforms' }, order: 20 });
