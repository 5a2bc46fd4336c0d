// Written by `npm run migration` from the database that the migrations make.

export interface MonthReportSourceTable {
  report_id: string;
  figure: string;
  resource: string;
  record_id: string;
  title: string;
  day: string | null;
  amount: number;
}
