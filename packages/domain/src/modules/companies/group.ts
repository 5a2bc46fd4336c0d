import { defineGroup } from '../../menu/define.ts';

export default defineGroup({ label: { zh: '单位管理', en: 'Contractors' }, icon: { own: 'companies' }, order: 33 });
