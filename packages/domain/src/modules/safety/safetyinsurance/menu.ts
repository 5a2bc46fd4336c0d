import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '安全保险', en: 'Insurance' }, order: 90 });
