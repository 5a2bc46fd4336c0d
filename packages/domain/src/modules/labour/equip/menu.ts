import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '劳保用品', en: 'Protective equipment' }, order: 75 });
