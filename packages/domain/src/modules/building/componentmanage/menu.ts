import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '构件管理', en: 'Components' }, order: 20 });
