import { quantityColumns } from '../../../generic/quantities/quantity-columns.tsx';
import { defineScreen } from '../../../generic/resource/screen.ts';

export default defineScreen({ columns: quantityColumns });
