import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '证书管理', en: 'Certificates' }, order: 60 });
