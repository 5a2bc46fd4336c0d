import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { planActions } from './plan-actions.tsx';

export default defineScreen({ rowActions: planActions, opensAdded: true });
