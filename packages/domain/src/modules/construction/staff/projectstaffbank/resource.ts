import { partOf } from '../../../../resource/part.ts';
import staff from '../resource.ts';

/**
 * The people of an organisation with all their stays, also those who left (console specification, section 2.2,
 * `projectstaffbank`). One person per identity number; the stays are the records of `movement`.
 */
export default partOf(staff, {
  name: 'projectstaffbank',
  noun: 'staff_bank',
  label: { zh: '人员库', en: 'Person in the bank' },
  fixed: {},
});
