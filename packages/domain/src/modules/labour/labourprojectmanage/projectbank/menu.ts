import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({ label: { zh: '项目库', en: 'Project register' }, order: 20 });
