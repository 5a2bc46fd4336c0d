import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '材料订货', en: 'Material orders' }, order: 4 });
