import { defineDemo } from '../../../demo/index.ts';
import { loadParticipations } from './demo-participations.ts';
import { loadUnits } from './demo-units.ts';

/** Forty units, and those that take part in the first twelve projects. */
export default defineDemo({
  name: 'units',
  after: ['org'],
  async load(trx) {
    await loadUnits(trx);
    await loadParticipations(trx);
  },
});
