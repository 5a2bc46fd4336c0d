import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({ label: { zh: '项目进度', en: 'Progress of projects' }, order: 60 });
