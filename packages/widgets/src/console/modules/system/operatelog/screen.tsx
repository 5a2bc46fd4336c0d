import { logColumns } from './log-columns.tsx';
import { defineScreen } from '../../../generic/resource/screen.ts';

export default defineScreen({ columns: logColumns });
