import { defineGroup } from '../../menu/define.ts';

export default defineGroup({ label: { zh: '档案管理', en: 'Archives' }, icon: { own: 'archives' }, order: 65 });
