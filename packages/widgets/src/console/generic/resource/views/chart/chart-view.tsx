import { MOST_GROUPS, viewCalls } from '@gongdi/api';
import { faceOf, fill, viewsOf, type NamedField } from '@gongdi/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDictionaries } from '../../../../../kit/data/dictionaries.tsx';
import { useSheet } from '../../../../../kit/shadow/index.ts';
import { useConsole, useLang } from '../../../../ground/context/console-context.tsx';
import { useViewText } from '../text/index.ts';
import type { ViewProps } from '../view-props.ts';
import { ViewState } from '../view-state.tsx';
import { barsOf, filterFor, inOrder, shareOf, type Key } from './bars.ts';
import { BarRow } from './bar-row.tsx';
import { ChartBar } from './chart-bar.tsx';
import css from './chart.css?inline';

/** Number of colours for values whose dictionary gives none. */
const COLOURS = 8;

/** Counts of the list by the values of a field. A bar opens the list with its records. */
export default function ChartView({ resource, view, filters, openList }: ViewProps) {
  useSheet(css);
  const { client } = useConsole();
  const lang = useLang();
  const text = useViewText();
  const { of } = useDictionaries();
  const { codes, times } = viewsOf(resource).chart!;
  const fields = [...codes, ...times];
  const { view_by, view_also } = view.settings;
  const asked = view_by ?? faceOf(resource).state;
  const by = fields.find(({ name }) => name === asked) ?? codes[0]!;
  const also = fields.find(({ name }) => name === view_also && name !== by.name);
  const query = { ...filters, by: by.name, unit: 'month', first: 0, ...(also && { also: also.name }) };
  const counts = useQuery({
    queryKey: ['list', resource.name, 'chart', query],
    queryFn: ({ signal }) => client.call(viewCalls(resource).groups!, { query }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  const entriesOf = (field: NamedField | undefined) => (field?.dict ? of(field.dict).entries : []);
  const known = (field: NamedField | undefined) =>
    entriesOf(field).flatMap(({ value, disabled }) => (disabled ? [] : [String(value)]));
  const nameOf = (field: NamedField, key: Key): string => {
    if (key === null) return text.emptyValue;
    return entriesOf(field).find(({ value }) => String(value) === key)?.label[lang] ?? key;
  };
  const groups = counts.data ?? [];
  const bars = barsOf(groups, known(by), known(also));
  const all = bars.reduce((sum, { total }) => sum + total, 0);
  const most = Math.max(1, ...bars.map(({ total }) => total));
  const parts = also ? inOrder([...new Set(groups.map((group) => group.also ?? null))], known(also)) : [];
  const colourOf = (field: NamedField, key: Key, keys: readonly Key[]): string => {
    if (key === null) return 'empty';
    const tone = entriesOf(field).find(({ value }) => String(value) === key)?.color_type;
    return tone && tone !== 'default' ? tone : String(keys.indexOf(key) % COLOURS);
  };
  const open = (found: Record<string, string> | undefined) => found && openList({ ...filters, ...found });
  return (
    <>
      <ChartBar
        fields={fields}
        by={by}
        also={also}
        onBy={(name) => view.set({ view_by: name, ...(name === also?.name && { view_also: undefined }) })}
        onAlso={(name) => view.set({ view_also: name })}
        total={counts.data && all}
        capped={groups.length >= MOST_GROUPS}
      />
      <ViewState query={counts} empty={all === 0}>
        {also && (
          <ul className="gd-chart-legend">
            {parts.map((key) => (
              <li key={key ?? ''}>
                <span className={`gd-chart-spot gd-chart-colour-${colourOf(also, key, parts)}`} aria-hidden />
                {nameOf(also, key)}
              </li>
            ))}
          </ul>
        )}
        <ul
          className="gd-chart"
          aria-busy={counts.isFetching}
          aria-label={fill(text.chartOf, { label: resource.label[lang], field: by.label[lang] })}
        >
          {bars.map((bar) => {
            const found = filterFor(resource, by, bar.key);
            return (
              <BarRow
                key={bar.key ?? ''}
                bar={bar}
                name={nameOf(by, bar.key)}
                share={shareOf(bar.total, all)}
                width={bar.total / most}
                colour={colourOf(by, bar.key, known(by))}
                onOpen={found && bar.total > 0 ? () => open(found) : undefined}
                parts={
                  also &&
                  bar.parts.map((part) => {
                    const inside = filterFor(resource, also, part.key);
                    return {
                      key: part.key ?? '',
                      name: `${nameOf(also, part.key)}: ${part.total}`,
                      width: part.total / bar.total,
                      colour: colourOf(also, part.key, parts),
                      onOpen: found && inside ? () => open({ ...found, ...inside }) : undefined,
                    };
                  })
                }
              />
            );
          })}
        </ul>
      </ViewState>
    </>
  );
}
