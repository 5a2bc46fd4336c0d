import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '强度评定批', en: 'Lots of concrete' }, order: 20 });
