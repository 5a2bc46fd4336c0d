import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '劳务项目管理', en: 'Project labour' }, order: 10 });
