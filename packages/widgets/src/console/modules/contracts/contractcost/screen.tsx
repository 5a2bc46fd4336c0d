import { lazyPart } from '../../../../kit/lazy/index.ts';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({ details: { ahead: lazyPart(() => import('./cost-contracts.tsx')) } });
