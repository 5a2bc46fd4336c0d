import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { stationFormAction } from './form-action.tsx';

export default defineScreen({ rowActions: stationFormAction });
