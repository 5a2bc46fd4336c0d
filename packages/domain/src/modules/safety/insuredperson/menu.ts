import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '参保名单', en: 'Insured persons' }, order: 94 });
