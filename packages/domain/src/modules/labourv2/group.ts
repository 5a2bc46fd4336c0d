import { defineGroup } from '../../menu/define.ts';

/**
 * The second version of labour real-name (console specification, section 2.4): the same records as in the first, with
 * contracts, wages and behaviour beside them. Its entries are parts of the modules whose records they show.
 */
export default defineGroup({ label: { zh: '劳务实名制 V2', en: 'Labour v2' }, icon: { own: 'labourv2' }, order: 37 });
