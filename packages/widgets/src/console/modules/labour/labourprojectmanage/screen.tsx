import { lazyPart } from '../../../../kit/lazy/index.ts';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { noticeAction } from './notice-action.ts';

export default defineScreen({
  rowActions: noticeAction,
  details: { ahead: lazyPart(() => import('./people-figures.tsx')) },
});
