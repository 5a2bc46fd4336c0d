import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '劳务项目管理', en: 'Labour of projects' }, order: 10 });
