import { limitColumns } from '../../../pages/quantities/quantity-columns.tsx';
import { defineScreen } from '../../../pages/resource/screen.ts';

export default defineScreen({ columns: limitColumns });
