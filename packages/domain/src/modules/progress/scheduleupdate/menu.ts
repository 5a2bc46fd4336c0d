import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '进度填报', en: 'Reports of progress' }, order: 30 });
