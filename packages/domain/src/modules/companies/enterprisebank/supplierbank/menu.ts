import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({ label: { zh: '供应商库', en: 'Suppliers' }, order: 20 });
