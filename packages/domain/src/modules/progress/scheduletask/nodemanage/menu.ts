import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({ label: { zh: '节点管理', en: 'Key nodes' }, order: 40 });
