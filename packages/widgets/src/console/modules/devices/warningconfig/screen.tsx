import { limitColumns } from '../../../generic/quantities/quantity-columns.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({ columns: limitColumns });
