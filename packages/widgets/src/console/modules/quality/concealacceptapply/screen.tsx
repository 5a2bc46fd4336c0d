import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { concealFormAction } from './form-action.tsx';

export default defineScreen({ rowActions: concealFormAction });
