import { defineGroup } from '../../menu/define.ts';

export default defineGroup({ label: { zh: '日志管理', en: 'Diaries' }, icon: 'form', order: 36 });
