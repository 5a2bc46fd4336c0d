import { logColumns } from './log-columns.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({ columns: logColumns });
