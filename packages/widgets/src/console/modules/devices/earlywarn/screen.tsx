import { lazyPart } from '../../../../kit/lazy/index.ts';
import { quantityColumns } from '../../../generic/quantities/quantity-columns.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({
  columns: quantityColumns,
  details: { below: lazyPart(() => import('./helmet-ways.tsx')) },
});
