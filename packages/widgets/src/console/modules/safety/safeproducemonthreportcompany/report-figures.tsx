import { FiguresPanel } from '../../../generic/month-report/figures-panel.tsx';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';

/** Figures of the report of a company. */
export default function ReportFigures({ row }: ScreenRowProps) {
  return <FiguresPanel level="company" row={row} />;
}
