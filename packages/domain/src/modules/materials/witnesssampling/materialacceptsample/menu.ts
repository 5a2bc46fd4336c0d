import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({ label: { zh: '材料送检', en: 'Samples of material' }, order: 12 });
