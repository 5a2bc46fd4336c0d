import { calls, REPORT_VIEWS } from '@gongdi/api';
import { ageOn, dictionaryOf, maskValue, sumFen, textOf, yuanOf } from '@gongdi/domain';
import { writeWorkbook, XLSX_TYPE, type OutCell, type OutColumn } from '@gongdi/sheets';
import { handle, type CallerContext } from '../../../handler/index.ts';
import { defineRoom } from '../../../room.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import { attendanceText } from '../../../attendance/index.ts';
import { groupLabel, groupOf, originOf, reported, seesWages, type Reported } from './report.ts';

export default defineRoom({
  handlers: ({ db, setting }) => [
    handle(calls.report.statistics, async ({ query }, context) => {
      const people = await reported(db, query, context);
      return {
        ...sumsOf(people),
        views: REPORT_VIEWS.map((view) => {
          const groups = new Map<string, Reported[]>();
          for (const one of people) {
            const key = groupOf(view, one, query.to);
            const own = groups.get(key);
            if (own) own.push(one);
            else groups.set(key, [one]);
          }
          const list = [...groups].map(([key, own]) => ({
            key,
            label: groupLabel(view, key, own[0]!, context.lang),
            ...sumsOf(own),
          }));
          // Ages in their order, everything else the largest first.
          const order = view === 'age' ? undefined : (a: Group, b: Group) => b.heads - a.heads;
          return { view, groups: list.toSorted(order ?? ((a, b) => Number(a.key) - Number(b.key))) };
        }),
      };
    }),
    handle(calls.report.people, async ({ query: { view, key, ...asked } }, context) => ({
      list: (await reported(db, asked, context))
        .filter((one) => groupOf(view, one, asked.to) === key)
        .map(({ staff_id, name, trade, team_name, project_name, ...one }) => ({
          staff_id,
          name,
          trade,
          team_name,
          project_name,
          halves: one.halves,
          minutes: one.minutes,
          wages: wagesOf([one]),
        })),
    })),
    handle(calls.report.sheet, async ({ query }, context) => {
      const text = attendanceText[context.lang];
      const columns = columnsFor(setting, query.to, context);
      const people = await reported(db, query, context);
      const rows = people.map((one) => columns.map(({ value }) => value(one)));
      const bytes = await writeWorkbook([{ name: text.report, columns: columns.map(({ column }) => column), rows }]);
      return { bytes, type: XLSX_TYPE, name: `${text.report}_${query.from}_${query.to}.xlsx` };
    }),
  ],
});

interface Group {
  heads: number;
}

function sumsOf(people: readonly Reported[]) {
  const sum = (of: (one: Reported) => number) => people.reduce((all, one) => all + of(one), 0);
  return {
    heads: people.length,
    halves: sum(({ halves }) => halves),
    minutes: sum(({ minutes }) => minutes),
    wages: wagesOf(people),
  };
}

/** Sums of wages, to the fen; null where the caller may not see them. */
function wagesOf(people: readonly Pick<Reported, 'due' | 'paid'>[]): { due: string; paid: string } | null {
  if (people.some(({ due }) => due === undefined)) return null;
  return {
    due: yuanOf(sumFen(people.map(({ due }) => due ?? 0))),
    paid: yuanOf(sumFen(people.map(({ paid }) => paid ?? 0))),
  };
}

interface ReportColumn {
  column: OutColumn;
  value: (one: Reported) => OutCell;
}

/** The columns that the settings name; identity numbers are masked as everywhere. */
function columnsFor(setting: ReadSetting, day: string, { lang, caller }: CallerContext): ReportColumn[] {
  const text = attendanceText[lang];
  const word = (dict: string, code: number | null) =>
    textOf(dictionaryOf(dict).entries.find(({ value }) => value === code)?.label ?? { zh: '', en: '' }, lang);
  const of = (header: string, format: OutColumn['format'], value: ReportColumn['value'], width = 14) => ({
    column: { header, format, width },
    value,
  });
  const chosen = (key: Parameters<ReadSetting>[0], column: ReportColumn) => (setting(key) ? [column] : []);
  return [
    of(text.project, 'text', (one) => one.project_name, 26),
    of(text.person, 'text', (one) => one.name),
    of(text.trade, 'text', (one) => word('trade', one.trade)),
    ...chosen(
      'report_id_card',
      of(text.idCard, 'text', (one) => (one.id_card ? maskValue('identity', one.id_card) : ''), 20),
    ),
    ...chosen(
      'report_age',
      of(text.age, 'number', (one) => (one.born ? ageOn(one.born, day) : null), 8),
    ),
    ...chosen(
      'report_origin',
      of(text.origin, 'text', (one) => originOf(one.id_card)),
    ),
    ...chosen(
      'report_team',
      of(text.team, 'text', (one) => one.team_name, 20),
    ),
    ...chosen(
      'report_unit',
      of(text.unit, 'text', (one) => one.unit_name, 26),
    ),
    ...chosen(
      'report_entry',
      of(text.entry, 'date', (one) => one.entry_date),
    ),
    ...chosen(
      'report_contract',
      of(text.contract, 'text', (one) => word('contract_kind', one.contract_kind)),
    ),
    ...chosen(
      'report_days',
      of(text.days, 'number', (one) => one.halves / 2, 10),
    ),
    ...chosen(
      'report_hours',
      of(text.hours, 'number', (one) => Math.round(one.minutes / 6) / 10, 10),
    ),
    ...(seesWages({ caller })
      ? [
          ...chosen(
            'report_due',
            of(text.due, 'number', (one) => (one.due ?? 0) / 100, 12),
          ),
          ...chosen(
            'report_paid',
            of(text.paid, 'number', (one) => (one.paid ?? 0) / 100, 12),
          ),
        ]
      : []),
  ];
}
