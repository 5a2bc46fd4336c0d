import type { Label } from '../label.ts';
import type { AnyResource, Attention, Figure } from './define.ts';
import { oncePerResource, queryFieldsOf } from './fields.ts';

/** A tile of a home or of the workbench: a number, and the list of the records that it counts. */
export interface Tile extends Figure {
  /** Stays the same while the declaration does: people's arrangements are stored under it. */
  key: string;
  /** Absent: the records wait for nobody. */
  level?: Attention['level'];
}

const DAY = 86_400_000;
const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);

/** What stands for a day in the filters of a tile, with the number of days before today. */
const DAYS: Readonly<Record<string, number>> = { '@today': 0, '@yesterday': 1, '@week': 6 };

/** Returns the filters of a tile on a day, as the list accepts them. */
export function tileFilters({ filters }: Pick<Figure, 'filters'>, today: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).map(([name, value]) => {
      const days = DAYS[value];
      return [name, days === undefined ? value : dayBefore(today, days)];
    }),
  );
}

/**
 * Returns the tiles of a resource: what waits, what is overdue by its lifecycle, and its figures. A part of another
 * resource has none: the whole counts its records.
 */
export const tilesOf = oncePerResource((resource): readonly Tile[] => {
  const { name, attention = [], figures = [], partOf } = resource;
  if (partOf !== undefined) return [];
  const late = overdueOf(resource);
  return [...attention, ...(late ? [late] : []), ...figures].map((one) => ({
    ...one,
    key: `${name}?${Object.entries(one.filters)
      .map(([field, value]) => `${field}=${value}`)
      .join('&')}`,
  }));
});

const words = ({ zh, en }: Label): Label => ({ zh: `${zh}超期`, en: `${en}: overdue` });

/** Returns the tile of the records after their deadline; undefined if the list cannot filter by it. */
function overdueOf(resource: AnyResource): Attention | undefined {
  const { due, field } = resource.lifecycle ?? {};
  if (!due || !field) return undefined;
  const common = { label: words(resource.label), level: 'error', ranks: true } as const;
  if (due.to !== undefined) return { ...common, filters: { [field]: String(due.to) } };
  const deadline = queryFieldsOf(resource).find(({ name }) => name === due.field);
  if (deadline?.query !== 'between') return undefined;
  return { ...common, filters: { [field]: due.states.join(','), [`end_${due.field}`]: '@yesterday' } };
}
