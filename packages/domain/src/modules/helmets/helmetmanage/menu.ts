import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '安全帽管理', en: 'Helmets' }, order: 20 });
