import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '党员管理', en: 'Members' }, order: 20 });
