import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '不合格处理', en: 'Handling of failures' }, order: 22 });
