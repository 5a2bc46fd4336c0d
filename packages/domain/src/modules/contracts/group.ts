import { defineGroup } from '../../menu/define.ts';

export default defineGroup({ label: { zh: '合同管理', en: 'Contracts' }, icon: { own: 'contracts' }, order: 66 });
