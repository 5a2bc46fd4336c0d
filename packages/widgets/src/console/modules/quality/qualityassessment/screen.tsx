import { lazyPart } from '../../../../kit/lazy/index.ts';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { formAction } from './form-action.tsx';

export default defineScreen({
  details: { ahead: lazyPart(() => import('./chain-panel.tsx')) },
  rowActions: formAction,
});
