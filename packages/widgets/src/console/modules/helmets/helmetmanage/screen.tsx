import { lazyPart } from '../../../../kit/lazy/index.ts';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { helmetColumns } from './helmet-columns.tsx';
import { historyAction } from './history-action.ts';

export default defineScreen({
  // A scanned code brings its number, which is that of the helmet.
  begins: ({ params }) => {
    const helmet_number = params.get('helmet_number');
    return Promise.resolve(helmet_number ? { helmet_number } : {});
  },
  columns: helmetColumns,
  rowActions: historyAction,
  details: { ahead: lazyPart(() => import('./device-panel.tsx')) },
  code: { line: 'helmet_number' },
});
