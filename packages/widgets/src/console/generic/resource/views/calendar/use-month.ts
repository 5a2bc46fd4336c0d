import { viewCalls } from '@gongdi/api';
import type { NamedField } from '@gongdi/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTimes } from '../../../../../kit/clock/index.ts';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { orderIn, type ViewProps } from '../view-props.ts';
import type { Day } from './ranges.ts';

/**
 * Returns the filter by days: those that the calendar shows, within those that the user filters by; undefined when
 * they have no day in common.
 */
export function rangeFilter(
  name: string,
  [from, to]: readonly [Day, Day],
  filters: Readonly<Record<string, string>>,
  dayOf: (value: string) => Day,
): Record<string, string> | undefined {
  const [begin, end] = [`begin_${name}`, `end_${name}`];
  const [first, last] = [filters[begin], filters[end]];
  const own = { [begin]: first && dayOf(first) > from ? first : from, [end]: last && dayOf(last) < to ? last : to };
  return dayOf(own[begin]!) <= dayOf(own[end]!) ? own : undefined;
}

/** The records of the days that a calendar shows: counts and the first ones of each day, in one call. */
export function useDays(
  { resource, filters, grid }: ViewProps,
  field: NamedField,
  days: readonly Day[],
  first: number,
) {
  const { client } = useConsole();
  const range = useRange(field, filters);
  const own = range([days[0]!, days.at(-1)!]);
  const query = { ...filters, ...orderIn(grid), ...own, by: field.name, unit: 'day', first };
  return useQuery({
    queryKey: ['list', resource.name, 'days', query, own === undefined],
    queryFn: ({ signal }) =>
      own ? client.call(viewCalls(resource).groups!, { query }, { signal, quiet: true }) : Promise.resolve([]),
    placeholderData: keepPreviousData,
  });
}

/** Returns a function that makes the filter for a range of days. */
export function useRange(field: Pick<NamedField, 'name'>, filters: Readonly<Record<string, string>>) {
  const { civilDay } = useTimes();
  const dayOf = (value: string): Day => (value.length === 10 && value.includes('-') ? value : civilDay(epoch(value)));
  return (range: readonly [Day, Day]) => rangeFilter(field.name, range, filters, dayOf);
}

/** Milliseconds of an instant, or of ten-digit seconds. */
function epoch(value: string): number {
  return /^\d{10}$/.test(value) ? Number(value) * 1000 : Date.parse(value);
}
