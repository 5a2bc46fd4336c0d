import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '案卷', en: 'Volumes' }, order: 60 });
