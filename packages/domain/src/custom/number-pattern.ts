import type { Label } from '../label.ts';

/** When the serial of a numbering rule begins again at 1: codes of the dictionary `number_reset`. */
export const NUMBER_RESETS = { never: 1, year: 2, month: 3, day: 4 } as const;

/** A rule by which records get numbers. */
export interface NumberRule {
  /** Text with placeholders: `ZG-{PROJECT}-{YYYY}{MM}-{0000}`. */
  pattern: string;
  /** One of `NUMBER_RESETS`. */
  reset: number;
  /** Each project counts by itself. */
  per_project: boolean;
}

/** What a number is made from, besides its serial. */
export interface NumberedThing {
  /** Day of the record, `YYYY-MM-DD`. */
  day: string;
  /** Number of its project; empty: it has none. */
  project: string;
}

/** Stands for the number of a project that has none. */
const NO_PROJECT = '0';

const PLACEHOLDER = /\{(YYYY|YY|MM|DD|PROJECT|0{1,9})\}/g;
/** Letters of all scripts, digits and the usual marks between the parts of a number. */
const BETWEEN = /^[\p{L}\p{N} _./#()（）-]*$/u;

/** Returns the number for a serial. A serial with more digits than the pattern has keeps all of them. */
export function numberFrom(pattern: string, { day, project }: NumberedThing, serial: number): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return pattern.replaceAll(PLACEHOLDER, (_, name: string) => {
    switch (name) {
      case 'YYYY':
        return year;
      case 'YY':
        return year.slice(2);
      case 'MM':
        return month;
      case 'DD':
        return date;
      case 'PROJECT':
        return project === '' ? NO_PROJECT : project;
      default:
        return String(serial).padStart(name.length, '0');
    }
  });
}

/** Returns the name of the count that gives a record its serial: one for each period and, if wanted, each project. */
export function countOf({ reset, per_project }: NumberRule, day: string, project_id: string | null): string {
  const length = { [NUMBER_RESETS.year]: 4, [NUMBER_RESETS.month]: 7, [NUMBER_RESETS.day]: 10 }[reset] ?? 0;
  return `${day.slice(0, length)}/${per_project ? (project_id ?? '') : ''}`;
}

/** What is wrong with a rule: above all, a count that begins again has to be told apart by the number. */
export function numberRuleProblems({ pattern, reset, per_project }: NumberRule): { path: string; label: Label }[] {
  const found = [...pattern.matchAll(PLACEHOLDER)].map(([, name]) => name!);
  const has = (...names: string[]) => names.some((name) => found.includes(name));
  const serials = found.filter((name) => name.startsWith('0'));
  const problem = (zh: string, en: string) => [{ path: 'number_pattern', label: { zh, en } }];
  if (!BETWEEN.test(pattern.replaceAll(PLACEHOLDER, '')))
    return problem(
      '只能使用 {YYYY}、{YY}、{MM}、{DD}、{PROJECT}、{0000} 和文字、数字、- _ . / # ( )',
      'Only {YYYY}, {YY}, {MM}, {DD}, {PROJECT}, {0000}, letters, digits and - _ . / # ( )',
    );
  if (serials.length !== 1)
    return problem('流水号必须出现一次，如 {0000} 表示四位', 'One serial is needed: {0000} has four digits');
  const year = has('YYYY', 'YY');
  const needs: [boolean, boolean, string, string][] = [
    [
      reset >= NUMBER_RESETS.year,
      year,
      '按年、月、日重新计数时，编号中要有 {YYYY} 或 {YY}',
      'The count begins again, so the number needs {YYYY} or {YY}',
    ],
    [
      reset >= NUMBER_RESETS.month,
      has('MM'),
      '按月、日重新计数时，编号中要有 {MM}',
      'The count begins again, so the number needs {MM}',
    ],
    [
      reset === NUMBER_RESETS.day,
      has('DD'),
      '按日重新计数时，编号中要有 {DD}',
      'The count begins again, so the number needs {DD}',
    ],
    [
      per_project,
      has('PROJECT'),
      '每个项目分别计数时，编号中要有 {PROJECT}',
      'Each project counts by itself, so the number needs {PROJECT}',
    ],
  ];
  return needs.flatMap(([wanted, given, zh, en]) => (wanted && !given ? problem(zh, en) : [])).slice(0, 1);
}
