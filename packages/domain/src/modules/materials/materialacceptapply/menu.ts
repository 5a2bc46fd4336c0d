import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '材料进场验收', en: 'Deliveries' }, order: 6 });
