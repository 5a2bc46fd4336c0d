import { daysLater, monthsLater } from '@gongdi/domain';

/** Address of the list of what lies in the months from one to another; without the first, of all up to the last. */
export function monthsList(
  name: string,
  query: Readonly<Record<string, string>>,
  { field, from, to }: { field: string; from?: string; to: string },
): string {
  return listOf(name, {
    ...query,
    ...(from && { [`begin_${field}`]: `${from}-01` }),
    [`end_${field}`]: lastDay(to),
  });
}

/** Address of a list with filters. */
export const listOf = (name: string, query: Readonly<Record<string, string>>): string =>
  `/${name}?${new URLSearchParams(query).toString()}`;

const lastDay = (month: string): string => daysLater(monthsLater(`${month}-01`, 1), -1);

/** The month before one, both as `YYYY-MM`. */
export const monthBefore = (month: string): string => monthsLater(`${month}-01`, -1).slice(0, 7);
