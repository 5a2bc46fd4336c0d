import { daysBetween } from './days.ts';

/** A day read from a text. */
export interface ReadDay {
  day: string;
  working: boolean;
  name: string | null;
}

/** A part of the text that contains dates but cannot be interpreted. */
export interface UnreadPart {
  text: string;
  reason: 'kind' | 'date' | 'long';
}

/** Limit on the length of a range, days: nobody is off for longer, so a longer range is probably a mistake. */
const LONGEST = 60;
const WORKING = /上班|补班|工作日|班|work/i;
const OFF = /放假|调休|休息|休|假|off|holiday/i;
const DATE = '(?:(\\d{4})年)?(?:(\\d{1,2})月)?(\\d{1,2})日';
const DATES = new RegExp(`${DATE}(?:\\s*(?:至|到|-|–|—|~|～)+\\s*${DATE})?`, 'g');

/**
 * Reads days off and extra working days from a text: the notice of the State Council as it is published
 * (`春节：2月15日（周日）至23日（周一）放假调休，共9天。2月14日（周六）上班。`), or lines pasted from a table (`2027-02-06 休 春节`).
 * @param year year of dates without one
 */
export function readDays(text: string, year: number): { days: ReadDay[]; unread: UnreadPart[] } {
  const days = new Map<string, ReadDay>();
  const unread: UnreadPart[] = [];
  for (const line of text.split(/\r?\n/)) {
    const plain = line
      .replaceAll(/（[^）]*）|\([^)]*\)/g, '')
      .replaceAll(/(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/g, '$1年$2月$3日');
    const [, title, rest] = /^(?:[一二三四五六七八九十\d]{1,2}[、.])?\s*([^：:\d]{1,16})[：:](.*)$/.exec(plain) ?? [];
    let month: number | undefined;
    for (const part of (rest ?? plain).split(/[。；;]/)) {
      const found = [...part.matchAll(DATES)];
      if (found.length === 0) continue;
      const working = WORKING.test(part) ? true : OFF.test(part) ? false : undefined;
      if (working === undefined) {
        unread.push({ text: part.trim(), reason: 'kind' });
        continue;
      }
      const name = working ? null : (title?.trim() ?? nameIn(part));
      for (const match of found) {
        const span = spanOf(match, year, month);
        month = span.month;
        const reason = whyUnread(span);
        if (reason) unread.push({ text: match[0], reason });
        else for (const day of daysBetween(span.first!, span.last!)) days.set(day, { day, working, name });
      }
    }
  }
  return { days: [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1)), unread };
}

/** The days that one match of `DATES` names. */
interface Span {
  /** Undefined: no such day, or its month is not known. */
  first: string | undefined;
  last: string | undefined;
  /** Month of a later date in the same line that names none. */
  month: number | undefined;
}

/**
 * @param year year of a date without one
 * @param month month of a date without one; undefined: none was named yet
 */
function spanOf([, y1, m1, d1, y2, m2, d2]: RegExpExecArray, year: number, month: number | undefined): Span {
  const from = m1 ? Number(m1) : month;
  const to = m2 ? Number(m2) : from;
  const first = civil(y1 ? Number(y1) : year, from, Number(d1));
  return { first, last: d2 ? civil(Number(y2 ?? y1 ?? year), to, Number(d2)) : first, month: to };
}

function whyUnread({ first, last }: Span): 'date' | 'long' | undefined {
  if (!first || !last || last < first) return 'date';
  return daysBetween(first, last).length > LONGEST ? 'long' : undefined;
}

/** Returns the name in a line of a table: the text without date and kind. */
function nameIn(part: string): string | null {
  const rest = part
    .replaceAll(DATES, ' ')
    .replaceAll(/[,，、\t|]+/g, ' ')
    .replaceAll(/共\s*\d+\s*天/g, ' ')
    .replaceAll(/放假|调休|休息|off|holiday|(?<=^|\s)(?:休|假)(?=\s|$)/gi, ' ')
    .trim();
  return rest === '' ? null : rest.slice(0, 32);
}

function civil(year: number, month: number | undefined, day: number): string | undefined {
  if (month === undefined) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  const exact = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exact ? date.toISOString().slice(0, 10) : undefined;
}
