import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '党建配置', en: 'Branches' }, order: 10 });
