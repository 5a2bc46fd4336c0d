import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '归档文件', en: 'Documents' }, order: 50 });
