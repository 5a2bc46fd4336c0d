import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { fromFinding } from './from-finding.ts';

export default defineScreen({ begins: fromFinding });
