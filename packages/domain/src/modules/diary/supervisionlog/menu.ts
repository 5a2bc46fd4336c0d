import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '监理监督日志', en: 'Supervision log' }, order: 20 });
