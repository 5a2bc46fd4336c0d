import { field } from '../../field/field.ts';
import type { ColumnHint } from '../../field/meta.ts';
import type { Label } from '../../label.ts';

/** Where a field stands in one of the registers. */
interface Place {
  group?: string;
  column: ColumnHint;
}

/** Name of a material, as on orders and certificates. */
export const materialName = ({ group = 'basic', column }: Place) =>
  field.text({
    label: { zh: '材料名称', en: 'Material' },
    required: true,
    maxLength: 100,
    query: 'like',
    group,
    column,
    example: '热轧带肋钢筋',
  });

export const specification = ({ group = 'basic', column }: Place) =>
  field.text({
    label: { zh: '规格型号', en: 'Specification' },
    required: true,
    maxLength: 100,
    query: 'like',
    group,
    column,
    example: 'HRB400E Φ16',
  });

export const batchNumber = ({ group = 'basic', column, hint }: Place & { hint?: Label }) =>
  field.text({
    label: { zh: '批号', en: 'Batch' },
    ...(hint && { hint }),
    required: true,
    maxLength: 64,
    query: 'like',
    group,
    column,
    example: 'G2026-1102-03',
  });

export const supplierName = ({ group = 'basic', column }: Place) =>
  field.text({
    label: { zh: '供应商', en: 'Supplier' },
    required: true,
    maxLength: 100,
    query: 'like',
    group,
    column,
    example: '华东钢铁贸易有限公司',
  });
