import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '标签管理', en: 'Labels' }, order: 80 });
