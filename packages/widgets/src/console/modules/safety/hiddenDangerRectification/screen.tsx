import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { fromChecklist } from './from-checklist.ts';

export default defineScreen({ begins: fromChecklist });
