import { defineGroup } from '../../menu/define.ts';

export default defineGroup({ label: { zh: '资金管理', en: 'Funds' }, icon: { own: 'funds' }, order: 39 });
