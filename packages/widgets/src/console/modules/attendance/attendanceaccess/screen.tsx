import { lazyPart } from '../../../../kit/lazy/index.ts';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { resend } from './resend.tsx';

export default defineScreen({
  rowActions: resend,
  details: { ahead: lazyPart(() => import('./list-panel.tsx')) },
});
