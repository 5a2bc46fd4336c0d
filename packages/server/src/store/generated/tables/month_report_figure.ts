// Written by `npm run migration` from the database that the migrations make.

export interface MonthReportFigureTable {
  report_id: string;
  figure: string;
  value: number;
  sources: number;
}
