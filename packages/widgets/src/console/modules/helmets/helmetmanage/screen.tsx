import { lazyPart } from '../../../../kit/lazy/index.ts';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { helmetColumns } from './helmet-columns.tsx';
import { historyAction } from './history-action.ts';

export default defineScreen({
  columns: helmetColumns,
  rowActions: historyAction,
  details: { ahead: lazyPart(() => import('./device-panel.tsx')) },
  code: { line: 'helmet_number' },
});
