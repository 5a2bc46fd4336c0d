import { daysBetween } from './days.ts';

/** A day that a text tells. */
export interface ReadDay {
  day: string;
  working: boolean;
  name: string | null;
}

/** A part of the text that names days but cannot be understood. */
export interface UnreadPart {
  text: string;
  reason: 'kind' | 'date' | 'long';
}

/** Nobody is off for longer: a range is more likely a mistake. */
const LONGEST = 60;
const WORKING = /上班|补班|工作日|班|work/i;
const OFF = /放假|调休|休息|休|假|off|holiday/i;
const DATE = '(?:(\\d{4})年)?(?:(\\d{1,2})月)?(\\d{1,2})日';
const DATES = new RegExp(`${DATE}(?:\\s*(?:至|到|-|–|—|~|～)+\\s*${DATE})?`, 'g');

/**
 * Reads days off and days worked instead out of a text: the notice of the State Council as it is published
 * (`春节：2月15日（周日）至23日（周一）放假调休，共9天。2月14日（周六）上班。`), or lines pasted from a table (`2027-02-06 休 春节`).
 * @param year of dates that name none
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
      for (const [whole, y1, m1, d1, y2, m2, d2] of found) {
        month = m1 ? Number(m1) : month;
        const first = civil(y1 ? Number(y1) : year, month, Number(d1));
        if (m2) month = Number(m2);
        const last = d2 ? civil(Number(y2 ?? y1 ?? year), month, Number(d2)) : first;
        if (!first || !last || last < first) unread.push({ text: whole, reason: 'date' });
        else if (daysBetween(first, last).length > LONGEST) unread.push({ text: whole, reason: 'long' });
        else for (const day of daysBetween(first, last)) days.set(day, { day, working, name });
      }
    }
  }
  return { days: [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1)), unread };
}

/** What a line of a table says beside its date and kind. */
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
