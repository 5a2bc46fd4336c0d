import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '对账差异', en: 'Differences' }, order: 50 });
