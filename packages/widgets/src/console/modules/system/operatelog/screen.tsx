import { logColumns } from '../../../pages/administration/log-columns.tsx';
import { defineScreen } from '../../../pages/resource/screen.ts';

export default defineScreen({ columns: logColumns });
