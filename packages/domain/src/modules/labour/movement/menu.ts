import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '进退场', en: 'Arrivals and departures' }, order: 50 });
