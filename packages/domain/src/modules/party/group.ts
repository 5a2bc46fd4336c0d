import { defineGroup } from '../../menu/define.ts';

export default defineGroup({ label: { zh: '智慧党建', en: 'Party building' }, icon: { own: 'party' }, order: 100 });
