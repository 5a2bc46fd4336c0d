import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { printAction } from './print-action.ts';

export default defineScreen({ rowActions: printAction, opensAdded: true });
