import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { sheetActions } from './sheet-actions.tsx';

export default defineScreen({
  rowActions: sheetActions,
  opensAdded: true,
  // Wages of the month before are what is usually made.
  begins: ({ today }) => Promise.resolve({ wage_month: monthBefore(today) }),
});

function monthBefore(today: string): string {
  const [year, month] = today.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
}
