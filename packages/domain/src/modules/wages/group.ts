import { defineGroup } from '../../menu/define.ts';

export default defineGroup({ label: { zh: '工资管理', en: 'Wages' }, icon: { own: 'wages' }, order: 35 });
