import { defineGroup } from '../../menu/define.ts';

export default defineGroup({ label: { zh: '进度管理', en: 'Progress' }, icon: { own: 'progress' }, order: 36 });
