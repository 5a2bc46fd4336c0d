import { ELAPSED, LINK, minuteOf, schedulePlan, type Plan } from '@gongdi/domain/schedule';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ProjectFile } from './project-file.ts';
import { readMspdi } from './read-mspdi.ts';
import { writeMspdi } from './write-mspdi.ts';

const bytesOf = (xml: string) => new TextEncoder().encode(xml);
const at = minuteOf;
const fixture = readFileSync(new URL('fixtures/building.xml', import.meta.url));

/** A file with ids as they are written: numbers in the order of the plan. */
function numbered(): ProjectFile {
  const day = [
    { from: 480, to: 720 },
    { from: 780, to: 1440 },
  ];
  const plan: Plan = {
    start: at('2026-05-06T08:00'),
    dataDate: at('2026-05-12T08:00'),
    calendars: [
      {
        id: '1',
        name: '工地',
        week: [[], day, day, day, day, day, day],
        days: [
          { day: '2026-06-19', spans: [] },
          { day: '2026-06-21', spans: [{ from: 540, to: 600 }] },
        ],
      },
      { id: '2', name: '七天', week: [day, day, day, day, day, day, day], days: [] },
    ],
    tasks: [
      { id: '1', name: '主体 <A&B>', duration: 0, constraint: 4, constraintAt: at('2026-05-06T08:00') },
      {
        id: '2',
        name: '一层',
        parent: '1',
        duration: 2405,
        percent: 40,
        actual: { start: at('2026-05-06T08:00'), remaining: 1443 },
      },
      {
        id: '3',
        name: '二层',
        parent: '1',
        duration: 480,
        calendar: '2',
        constraint: 5,
        constraintAt: at('2026-07-01T08:00'),
      },
      { id: '4', name: '养护', duration: 10080, calendar: ELAPSED.id, deadline: at('2026-06-01T17:00') },
      {
        id: '5',
        name: '封顶',
        duration: 0,
        percent: 100,
        actual: { start: at('2026-05-11T08:00'), finish: at('2026-05-11T08:00') },
      },
      { id: '6', name: '采购', duration: 960, constraint: 1 },
    ],
    links: [
      { from: '2', to: '3', kind: LINK.ss, lag: 4320, elapsed: true },
      { from: '1', to: '4', kind: LINK.fs, lag: -120 },
      { from: '2', to: '6', kind: LINK.ff },
      { from: '3', to: '6', kind: LINK.sf, lag: 60 },
    ],
  };
  return {
    name: '3号楼 "总" 计划',
    plan,
    baseline: new Map([['2', { start: at('2026-05-06T08:00'), finish: at('2026-05-12T17:00') }]]),
    resources: [{ id: '1', name: '木工', available: 20 }],
    assignments: [{ task: '2', resource: '1', units: 12 }],
    notes: new Map([['3', '浇筑前\n验收']]),
  };
}

test('what is written is read again without any loss', () => {
  const file = numbered();
  const { schedule } = schedulePlan(file.plan);
  const { file: read, report } = readMspdi(bytesOf(writeMspdi(file, schedule!)));
  const without = (plan: Plan): Plan => ({
    ...plan,
    tasks: plan.tasks.map(({ ...task }) => task),
    links: plan.links.map(({ lag = 0, ...link }) => ({ ...link, ...(lag !== 0 && { lag }) })),
  });
  expect(without(read.plan)).toEqual(without(file.plan));
  expect({ ...read, plan: undefined }).toEqual({ ...file, plan: undefined });
  expect(report.size).toBe(0);
});

test('a file of MS Project: calendars with a base, elapsed lags, summaries; what is left out is counted', () => {
  const { file, report } = readMspdi(fixture);
  const { schedule, problems } = schedulePlan(file.plan);
  expect(problems).toBeUndefined();
  expect(file.plan.tasks.map(({ id, parent }) => [id, parent])).toEqual([
    ['1', undefined],
    ['2', '1'],
    ['3', '1'],
    ['4', undefined],
  ]);
  // 1 to 5 May are off; four days from the 6th with a Saturday that is worked; three elapsed days for the concrete.
  const text = (id: string, column: 'start' | 'finish') =>
    new Date(schedule![column][schedule!.at.get(id)!]! * 60_000).toISOString().slice(0, 16);
  expect([text('2', 'start'), text('2', 'finish')]).toEqual(['2026-05-06T08:00', '2026-05-09T17:00']);
  expect(text('3', 'start')).toBe('2026-05-13T08:00');
  expect(Object.fromEntries(report)).toEqual({
    'recurring-exceptions': 1,
    'other-baselines': 1,
    'material-resources': 1,
    'custom-fields': 2,
    'percent-lags': 1,
  });
});

test.each([
  ['doctype', '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><Project><Name>&b;</Name></Project>'],
  ['not-xml', '<Project><Name>'],
  ['not-a-project', '<html></html>'],
  ['not-xml', `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`],
] as const)('refused before anything is made of it: %s', (code, xml) => {
  expect(() => readMspdi(bytesOf(xml))).toThrow(expect.objectContaining({ code }) as Error);
});

test('a file with too many elements or bytes is refused without being read', () => {
  expect(() => readMspdi(new Uint8Array(50 * 1024 * 1024 + 1))).toThrow(
    expect.objectContaining({ code: 'too-large' }) as Error,
  );
  const xml = `<Project><Tasks>${'<Task/>'.repeat(6_000_001)}</Tasks></Project>`;
  const since = performance.now();
  expect(() => readMspdi(bytesOf(xml))).toThrow(expect.objectContaining({ code: 'too-many' }) as Error);
  expect(performance.now() - since).toBeLessThan(10_000);
});
