import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '现场质量管理检查', en: 'Quality management of sites' }, order: 12 });
