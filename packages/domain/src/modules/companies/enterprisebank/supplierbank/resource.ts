import { partOf } from '../../../../resource/part.ts';
import enterprisebank from '../resource.ts';

/** Suppliers of material and plant: the units of one kind (console specification, section 2.2, `supplierbank`). */
export default partOf(enterprisebank, {
  name: 'supplierbank',
  noun: 'supply_unit',
  label: { zh: '供应商', en: 'Supplier' },
  fixed: { unit_kind: 8 },
});
