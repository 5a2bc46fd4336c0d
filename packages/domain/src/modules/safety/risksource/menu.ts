import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '危险源', en: 'Risks' }, order: 12 });
