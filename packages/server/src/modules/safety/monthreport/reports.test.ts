import { CallFailure, calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  accidentrecord,
  MONTH_FIGURES,
  MONTH_REPORT,
  safeproducemonthreportcompany,
  safeproducemonthreportgroup,
} from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoAccess, demoId } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';
import { withServer } from '../../../testing.ts';

const { monthreport } = calls;
const COMPANIES = ['shanghai', 'huadong', 'huanan'] as const;
const MONTHS = ['2026-01', '2026-02'] as const;
const groups = resourceCalls(safeproducemonthreportgroup);

describe('two group reports over three companies', () => {
  const kit = withServer();
  let admin: Client;
  const reports = new Map<string, string>();
  const group = new Map<string, string>();
  let accident: { id: string; version: number };

  const handIn = (resource: 'company' | 'group', id: string, body: object = {}) => {
    const steps =
      resource === 'company' ? stepCalls(safeproducemonthreportcompany) : stepCalls(safeproducemonthreportgroup);
    return admin.call(steps['handin']!, { body: { id, ...body } }, { quiet: true });
  };
  const valuesOf = async (level: 'company' | 'group', id: string) => {
    const call = level === 'company' ? monthreport.companyFigures : monthreport.groupFigures;
    const { figures, ...rest } = await admin.call(call, { params: { id } });
    return { ...rest, values: Object.fromEntries(figures.map(({ key, value }) => [key, value])) };
  };

  beforeAll(async () => {
    admin = await kit().client('admin');
    for (const month of MONTHS) {
      for (const org of COMPANIES) {
        const row = await resourceRepository(kit().database.db, safeproducemonthreportcompany).insert(
          demoAccess('contractor', org, 1),
          { report_month: month, report_status: MONTH_REPORT.draft },
        );
        reports.set(`${org} ${month}`, row.id);
      }
      const { id } = (await admin.call(groups.add!, { body: { report_month: month } })) as { id: string };
      group.set(month, id);
    }
    accident = await admin.call(resourceCalls(accidentrecord).add!, {
      body: {
        accident_title: '木工切割擦伤',
        project_id: demoId('project', 3),
        happened_on: '2026-02-12',
        accident_kind: 5,
        deaths: 0,
        serious_injuries: 0,
        slight_injuries: 2,
        course: '已送医',
      },
    });
  });

  it('companies count their own month, and each figure opens its records', async () => {
    const october = await valuesOf('company', reports.get('shanghai 2026-02')!);
    expect(october).toMatchObject({ frozen: false, values: { slight: 2, accidents: 1 } });
    expect((await valuesOf('company', reports.get('shanghai 2026-01')!)).values).toMatchObject({ slight: 0 });
    expect((await valuesOf('company', reports.get('huadong 2026-02')!)).values).toMatchObject({ slight: 0 });
    const { list } = await admin.call(monthreport.companySources, {
      params: { id: reports.get('shanghai 2026-02')! },
      query: { figure: 'slight' },
    });
    expect(list).toEqual([
      { resource: 'accidentrecord', id: accident.id, title: '木工切割擦伤', day: '2026-02-12', amount: 2 },
    ]);
  });

  it('a group names and reminds who is missing, and is handed in with a reason only', async () => {
    for (const id of reports.values()) await handIn('company', id);
    const id = group.get('2026-02')!;
    expect((await valuesOf('group', id)).missing.map(({ name }) => name)).toEqual(['西南分公司']);
    expect(await admin.call(monthreport.remind, { body: { id } })).toEqual({ companies: 1 });
    const told = await admin.call(calls.notification.list, { query: { page: 1, page_size: 20 } });
    expect(told.list.some(({ title }) => title.includes('西南分公司') && title.includes('2026-02'))).toBe(true);
    const refused: unknown = await handIn('group', id).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CallFailure);
    expect((refused as CallFailure).problems[0]).toMatchObject({ path: 'missing_note' });
    expect((refused as CallFailure).problems[0]!.message).toContain('西南分公司');
    for (const one of group.values()) await handIn('group', one, { missing_note: '西南分公司本月无在建项目' });
  });

  it('sums up its three companies, in both months', async () => {
    for (const month of MONTHS) {
      const companies = await Promise.all(COMPANIES.map((org) => valuesOf('company', reports.get(`${org} ${month}`)!)));
      const { values, frozen } = await valuesOf('group', group.get(month)!);
      expect(frozen).toBe(true);
      for (const { key } of MONTH_FIGURES)
        expect(values[key], key).toBe(companies.reduce((sum, one) => sum + one.values[key]!, 0));
    }
  });

  it('a record that changes afterwards changes neither figures nor sources of what was handed in', async () => {
    await admin.call(resourceCalls(accidentrecord).edit!, {
      body: {
        id: accident.id,
        version: accident.version,
        accident_title: '改过的名称',
        project_id: demoId('project', 3),
        happened_on: '2026-01-12',
        accident_kind: 5,
        deaths: 1,
        serious_injuries: 0,
        slight_injuries: 5,
        course: '更正',
      },
    });
    const id = reports.get('shanghai 2026-02')!;
    expect((await valuesOf('company', id)).values).toMatchObject({ slight: 2, deaths: 0, accidents: 1 });
    expect((await valuesOf('group', group.get('2026-02')!)).values).toMatchObject({ slight: 2, deaths: 0 });
    expect((await valuesOf('group', group.get('2026-01')!)).values).toMatchObject({ slight: 0, deaths: 0 });
    const { list } = await admin.call(monthreport.companySources, { params: { id }, query: { figure: 'slight' } });
    expect(list).toMatchObject([{ title: '木工切割擦伤', day: '2026-02-12', amount: 2 }]);
  });

  it('there is one report of a month, and none of a month that has not ended', async () => {
    await expect(
      admin.call(groups.add!, { body: { report_month: '2026-02' } }, { quiet: true }),
    ).rejects.toBeInstanceOf(CallFailure);
    const { id } = (await admin.call(groups.add!, { body: { report_month: '2026-11' } })) as { id: string };
    await expect(handIn('group', id, { missing_note: '无' })).rejects.toBeInstanceOf(CallFailure);
  });
});
