import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../cell.ts';
import { openWorkbook } from '../open-workbook.ts';
import { workbookBytes } from '../testing/workbook-kit.ts';
import { civilFromDays, daysFromCivil, isCivil } from './civil.ts';
import { dateForm, numberForm } from './number-format.ts';
import { serialOf, serialText } from './serial.ts';

describe('civil days', () => {
  it('go there and back over four centuries', () => {
    for (let days = -25_567; days < 120_000; days += 17) expect(daysFromCivil(civilFromDays(days))).toBe(days);
    expect(civilFromDays(0)).toEqual({ year: 1970, month: 1, day: 1 });
    expect(civilFromDays(19_782)).toEqual({ year: 2024, month: 2, day: 29 });
  });

  it('knows which days exist', () => {
    expect(isCivil({ year: 2024, month: 2, day: 29 })).toBe(true);
    expect(isCivil({ year: 2023, month: 2, day: 29 })).toBe(false);
    expect(isCivil({ year: 2023, month: 13, day: 1 })).toBe(false);
  });
});

describe('serials', () => {
  it.each([
    [45_002, 'date', 1900, '2023-03-17'],
    [1, 'date', 1900, '1900-01-01'],
    [59, 'date', 1900, '1900-02-28'],
    [61, 'date', 1900, '1900-03-01'],
    [2_958_465, 'date', 1900, '9999-12-31'],
    [45_002.5, 'datetime', 1900, '2023-03-17 12:00:00'],
    [45_002.99999999, 'datetime', 1900, '2023-03-18 00:00:00'],
    [45_002.75, 'date', 1900, '2023-03-17'],
    [0.354_166_666_7, 'time', 1900, '08:30:00'],
    [1.5, 'duration', 1900, '36:00:00'],
    [0, 'date', 1904, '1904-01-01'],
    [43_540, 'date', 1904, '2023-03-17'],
  ] as const)('%d as %s in the %d system is %s', (serial, form, system, text) => {
    expect(serialText(serial, form, system)).toBe(text);
  });

  it.each([[0], [60], [-1], [2_958_466]])('%d is no day', (serial) => {
    expect(serialText(serial, 'date', 1900)).toEqual({ fault: 'date', shown: String(serial) });
  });

  it('inverts for writing', () => {
    for (const serial of [1, 59, 61, 45_002]) {
      const text = serialText(serial, 'date', 1900);
      const [year = 0, month = 0, day = 0] = typeof text === 'string' ? text.split('-').map(Number) : [];
      expect(serialOf({ year, month, day })).toBe(serial);
    }
  });
});

describe('number formats', () => {
  it.each([
    ['yyyy"年"m"月"d"日"', 'date'],
    ['[$-804]yyyy\\年m\\月', 'date'],
    ['[DBNum1][$-804]yyyy"年"m"月"d"日";@', 'date'],
    ['m/d/yy h:mm', 'datetime'],
    ['上午/下午h"时"mm"分"', 'time'],
    ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', 'date'],
    ['[h]:mm:ss', 'duration'],
    ['aaaa', 'date'],
    ['mmm', 'date'],
    ['0.00E+00', undefined],
    ['"日期"0', undefined],
    ['[Red]#,##0.00_);(#,##0.00)', undefined],
    ['_ ¥* #,##0.00_ ;_ ¥* -#,##0.00_ ;_ ¥* "-"??_ ;_ @_ ', undefined],
    ['G/通用格式', undefined],
    ['General', undefined],
    ['0\\d', undefined],
    ['@', undefined],
  ])('%s → %s', (code, form) => {
    expect(dateForm(code)).toBe(form);
  });

  it('knows the built-in formats of Chinese Excel', () => {
    for (const id of [14, 27, 31, 36, 50, 57, 58]) expect(numberForm(id, undefined)).toBe('date');
    for (const id of [20, 32, 55]) expect(numberForm(id, undefined)).toBe('time');
    for (const id of [0, 1, 4, 49, 59]) expect(numberForm(id, undefined)).toBe('number');
    expect(numberForm(164, '000000')).toEqual({ digits: 6 });
  });
});

describe('time zones', () => {
  const before = process.env.TZ;
  afterEach(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  it.each([
    ['Asia/Shanghai', -480],
    ['America/New_York', 300],
    ['UTC', 0],
  ])('do not move a date: %s', async (zone, offset) => {
    process.env.TZ = zone;
    // Checks that the zone is active in this process; otherwise the test would prove nothing.
    expect(new Date(2024, 0, 1).getTimezoneOffset()).toBe(offset);
    const rows =
      '<row><c s="0"><v>45002</v></c><c s="1"><v>45002</v></c><c s="2"><v>45002.999</v></c><c t="d"><v>2023-03-17T00:00:00Z</v></c></row>';
    for (const date1904 of [false, true]) {
      const workbook = await openWorkbook(workbookBytes({ rows, formats: [14, 31, 22], date1904 }));
      const { value } = await rowsOf(workbook).next();
      const day = date1904 ? '2027-03-18' : '2023-03-17';
      expect(value).toEqual({ row: 1, cells: [day, day, `${day} 23:58:34`, '2023-03-17'] });
    }
  });

  it('are never asked: no source uses Date', () => {
    const folder = fileURLToPath(new URL('..', import.meta.url));
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?<!\.test)\.ts$/.test(name),
    );
    expect(sources.length).toBeGreaterThan(20);
    for (const name of sources)
      expect(readFileSync(`${folder}/${name}`, 'utf8'), name).not.toMatch(/\bnew Date\b|\bDate\.|\bIntl\./);
  });
});
