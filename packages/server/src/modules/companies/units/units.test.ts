import { calls, resourceCalls, stepCalls, type CallFailure, type Client } from '@gongdi/api';
import {
  blacklistmanagement,
  enterprisebank,
  findResource,
  org,
  participating,
  projectmanage,
  type InputOf,
} from '@gongdi/domain';
import { exportRecords } from '@gongdi/sheets';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId, DEMO_NOW, demoId, organisationId } from '../../../demo/index.ts';
import { companiesThatList } from '../../../labour/index.ts';
import { sampleFile, sampleRecord } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';
import { countPosts } from './count-posts.ts';
import { sweepLicences } from './licence-states.ts';
import { warnOfEnds } from './warn-of-ends.ts';

const DAY = 86_400_000;
const ZONE = 'Asia/Shanghai';
const units = resourceCalls(enterprisebank);
const stays = { ...resourceCalls(participating), steps: stepCalls(participating) };
const suppliers = resourceCalls(findResource('supplierbank')!);
type Unit = InputOf<typeof enterprisebank>;

describe('units', () => {
  const kit = withServer();
  let contractor: Client;
  let beichen: Client;
  beforeAll(async () => {
    [contractor, beichen] = (await Promise.all(['contractor', 'beichen'].map((name) => kit().client(name)))) as [
      Client,
      Client,
    ];
  });

  const BUILDER = { unit_kind: 6, qualification_number: 'D1', safety_licence_number: 'S1' } as const;
  const newUnit = async (more: Partial<Unit>): Promise<string> => {
    const body = { ...((await sampleRecord(contractor, enterprisebank)) as Unit), ...more };
    return (await contractor.call(units.add!, { body })).id;
  };
  const unit = (id: string) => contractor.call(units.detail!, { params: { id } });
  const refusal = (work: Promise<unknown>): Promise<string | undefined> =>
    work.then(
      () => undefined,
      (error: CallFailure) => error.message,
    );
  const stay = async (unit_id: string, more: Partial<InputOf<typeof participating>> = {}) => {
    const body = { unit_id, project_id: demoId('project', 4), role: 6, work_scope: '主体劳务', ...more };
    return contractor.call(stays.add!, { body });
  };

  it('have a credit code with the right check character, once in an organisation', async () => {
    const body = (await sampleRecord(contractor, enterprisebank)) as Unit;
    const wrong = {
      ...body,
      credit_code: `${body.credit_code.slice(0, 17)}${body.credit_code.endsWith('0') ? '1' : '0'}`,
    };
    await expect(contractor.call(units.add!, { body: wrong })).rejects.toMatchObject({
      problems: [expect.objectContaining({ path: 'credit_code' })],
    });
    await contractor.call(units.add!, { body });
    const again = contractor.call(units.add!, { body: { ...body, unit_name: '另一个名称' } });
    await expect(again).rejects.toMatchObject({ status: 409 });
  });

  it('change the colour of their licences when they are edited and when days pass', async () => {
    const id = await newUnit({ ...BUILDER, business_until: '2027-01-05', safety_licence_until: '2028-01-01' });
    expect(await unit(id)).toMatchObject({ licence_state: 1, next_expiry: '2027-01-05' });
    // As with the reminders below, a pass leaves out a unit that another transaction holds.
    const sweep = async (days: number) => {
      await sweepLicences(kit().database.db, DEMO_NOW + days * DAY, ZONE);
      return (await unit(id)).licence_state;
    };
    await expect.poll(() => sweep(5)).toBe(2);
    await expect.poll(() => sweep(65)).toBe(3);
    const { version: _version, ...row } = await unit(id);
    await contractor.call(units.edit!, { body: { ...row, business_until: '2032-01-05' } });
    expect(await unit(id)).toMatchObject({ licence_state: 1, next_expiry: '2028-01-01' });
  });

  it('tell whoever keeps the licences 60, 30 and 7 days ahead and on the day after, once each', async () => {
    const unit_name = '提醒劳务有限公司';
    await newUnit({ ...BUILDER, unit_name, safety_licence_until: '2030-01-31', keeper_id: accountId('contractor') });
    const told = async () =>
      (await contractor.call(calls.notification.list, { query: { page: 1, page_size: 100 } })).list.filter(
        ({ title }) => title.includes(unit_name),
      );
    const end = Date.parse('2030-01-31T01:00:00Z');
    const at: [number, number][] = [
      [61, 0],
      [60, 1],
      [59, 1],
      [30, 2],
      [8, 2],
      [7, 3],
      [0, 3],
      [-1, 4],
      [-2, 4],
    ];
    // A pass leaves out a unit that another transaction holds, as the server's own sweep may; the next pass tells of it.
    const pass = async (days: number): Promise<number> => {
      await warnOfEnds(kit().database.db, end - days * DAY, ZONE);
      return (await told()).length;
    };
    for (const [days, count] of at) await expect.poll(() => pass(days), { message: `${days} days` }).toBe(count);
    expect((await told()).map(({ title }) => title)).toContain(`${unit_name}的安全生产许可证已于 2030-01-31 过期`);
  });

  it('come on site with valid licences only, and keep their stays', async () => {
    const bare = await newUnit({ unit_kind: 6 });
    const planned = await stay(bare);
    const enter = (id: string) => contractor.call(stays.steps['enter']!, { body: { id, enter_date: '2026-11-01' } });
    expect(await refusal(enter(planned.id))).toContain('证照不全');
    const expired = await stay(await newUnit({ ...BUILDER, business_until: '2026-11-01' }));
    expect(await refusal(enter(expired.id))).toContain('已过期');

    const good = await stay(await newUnit({ ...BUILDER, business_until: '2026-11-02' }));
    expect(await enter(good.id)).toMatchObject({ status: 2, enter_date: '2026-11-01' });
    const gone = { id: good.id, exit_date: '2026-11-20', exit_reason: '合同履行完毕' };
    expect(await contractor.call(stays.steps['leave']!, { body: gone })).toMatchObject({ status: 3 });
    expect(await contractor.call(stays.detail!, { params: { id: good.id } })).toMatchObject({ officer_state: 3 });
    await expect(beichen.call(stays.detail!, { params: { id: good.id } })).rejects.toMatchObject({ status: 404 });
  });

  it('say how many safety officers a unit lacks', async () => {
    const officer = demoId('staff', 16);
    const row = await stay(await newUnit(BUILDER), { role: 4, officer_ids: [officer] });
    const posts = () => contractor.call(stays.detail!, { params: { id: row.id } });
    // The project has 76,500 m²: three officers.
    expect(await posts()).toMatchObject({ officers_needed: 3, officer_shortage: 2, officer_state: 2 });
    await kit().database.db.updateTable('staff').set({ status: 2 }).where('id', '=', officer).execute();
    await countPosts(kit().database.db, { project_ids: [demoId('project', 4)] });
    expect(await posts()).toMatchObject({ officer_shortage: 3 });
    await kit().database.db.updateTable('staff').set({ status: 1 }).where('id', '=', officer).execute();
    const { list } = await contractor.call(stays.list!, { query: { officer_state: '2', page_size: 50 } });
    expect(list.map(({ id }) => id)).toContain(row.id);
  });

  it('count a general contractor again when the area of its project changes', async () => {
    const body = (await sampleRecord(contractor, projectmanage)) as InputOf<typeof projectmanage>;
    const project = await contractor.call(resourceCalls(projectmanage).add!, { body: { ...body, floor_area: 9_000 } });
    const row = await stay(await newUnit(BUILDER), { role: 4, project_id: project.id });
    const needed = async () => (await contractor.call(stays.detail!, { params: { id: row.id } })).officers_needed;
    expect(await needed()).toBe(1);
    await contractor.call(resourceCalls(projectmanage).edit!, { body: { ...project, floor_area: 20_000 } });
    expect(await needed()).toBe(2);
  });

  describe('on the blacklist of a company', () => {
    const blacklist = { ...resourceCalls(blacklistmanagement), steps: stepCalls(blacklistmanagement) };
    let admin: Client;
    let credit_code: string;
    let known: string;
    let there: { id: string };
    let entry: string;
    /** Enters a unit with this credit code. */
    const enter = async (client: Client, calls_ = units) => {
      const body = { ...((await sampleRecord(client, enterprisebank)) as Unit), credit_code };
      return client.call(calls_.add!, { body });
    };
    const step = async (name: string, body: object) =>
      contractor.call(blacklist.steps[name]!, { body: { id: entry, ...body } });
    const team = async (unit_id: string) => {
      const body = { team_name: '试班组', project_id: demoId('project', 4), trade: 11, unit_id };
      return contractor.call(resourceCalls(org).add!, { body: { ...(await sampleRecord(contractor, org)), ...body } });
    };
    /** Every way in, in turn: what the refusal says, or undefined. */
    const waysIn = async () => [
      await refusal(enter(admin)),
      await refusal(stay(known)),
      await refusal(contractor.call(stays.steps['enter']!, { body: { id: planned.id, enter_date: '2026-11-01' } })),
      await refusal(team(known)),
    ];
    let planned: { id: string };

    beforeAll(async () => {
      admin = await kit().client('admin');
      const more = { ...BUILDER, unit_kind: 8 };
      credit_code = ((await sampleRecord(contractor, enterprisebank)) as Unit).credit_code;
      known = await newUnit({ ...more, credit_code });
      there = await stay(known);
      await contractor.call(stays.steps['enter']!, { body: { id: there.id, enter_date: '2026-11-01' } });
      planned = await stay(known);
      const listed = {
        listed_name: '某单位',
        kind: 2,
        credit_code,
        reason: 6,
        facts: '秘密的经过',
        contact_id: accountId('contractor'),
      };
      entry = (await contractor.call(blacklist.add!, { body: listed })).id;
      await step('notice', { notice_date: '2026-10-01', evidence: [await sampleFile(contractor)] });
    });

    it('are refused by no notice, and by no objection to a notice', async () => {
      const { id } = await stay(known);
      await contractor.call(stays.delete!, { params: { id } });
      await step('object', { objection: '不属实' });
      expect(await refusal(team(known))).toBeUndefined();
    });

    it('are refused in the whole group once it is in force, with the company to ask and no reason', async () => {
      await step('enforce', { from_date: '2026-10-15', to_date: '2027-10-14' });
      const refusals = await waysIn();
      for (const one of refusals) expect(one).toMatch(/黑名单.*请联系上海分公司/);
      expect(refusals.join('')).not.toMatch(/秘密的经过|违法分包|某单位/);
      const { unit_kind: _kind, ...supplier } = (await sampleRecord(admin, enterprisebank)) as Unit;
      const asSupplier = admin.call(suppliers.add!, { body: { ...supplier, credit_code } });
      expect(await refusal(asSupplier)).toContain('黑名单');
    });

    it('are refused in sheets, row by row', async () => {
      const rows = [
        { ...(await sampleRecord(admin, enterprisebank)), credit_code },
        await sampleRecord(admin, enterprisebank),
      ];
      const file = new Blob([await exportRecords(enterprisebank, rows)]);
      const form = { type: 2, key: 'listed-units' } as const;
      const result = await admin.call(units.import!, { form, file, fileName: '单位.xlsx' });
      expect(result).toMatchObject({ added: 1, failed: 1, errors: [{ field: 'credit_code' }] });
    });

    it('stay as they are where they are already, and their data may be changed', async () => {
      const row = await contractor.call(stays.detail!, { params: { id: there.id } });
      const body = { ...row, work_scope: '主体劳务（二次结构）' };
      expect(await contractor.call(stays.edit!, { body })).toMatchObject({ status: 2 });
    });

    it('come to another group as before, which learns nothing', async () => {
      expect(await refusal(enter(beichen))).toBeUndefined();
    });

    it('are refused while an objection is dealt with, and no longer when it is upheld', async () => {
      await step('object', { objection: '不属实' });
      expect(await refusal(team(known))).toContain('黑名单');
      await step('lift', { decision: '异议成立，予以解除' });
      // The sheet has not added the unit, so that the administrator can.
      expect(await waysIn()).toEqual([undefined, undefined, undefined, undefined]);
    });

    it('are refused until the last day of the term', async () => {
      const { db } = kit().database;
      const listed = { listed_name: '某单位', kind: 2, credit_code, reason: 6, facts: '经过' };
      entry = (await contractor.call(blacklist.add!, { body: listed })).id;
      await step('notice', { notice_date: '2026-09-01', evidence: [await sampleFile(contractor)] });
      await step('enforce', { from_date: '2026-09-10', to_date: '2026-11-02' });
      expect(await refusal(team(known))).toContain('黑名单');
      const on = async (day: string) =>
        (await companiesThatList(db, { unit_ids: [known], org_id: organisationId('huadong'), day })).get(known);
      expect(await on('2026-11-02')).toEqual(['上海分公司']);
      expect(await on('2026-11-03')).toBeUndefined();
      expect(await on('2026-09-09')).toBeUndefined();
    });
  });

  it('are suppliers under a menu entry of their own', async () => {
    const body = (await sampleRecord(contractor, enterprisebank)) as Partial<Unit>;
    delete body.unit_kind;
    const { id } = await contractor.call(suppliers.add!, { body });
    expect(await unit(id)).toMatchObject({ unit_kind: 8, licence_state: 1 });
    const { list } = await contractor.call(suppliers.list!, { query: { page_size: 50 } });
    expect(list.length).toBeGreaterThan(7);
    expect(new Set(list.map((row) => row['unit_kind']))).toEqual(new Set([8]));
  });

  it('stand behind teams', async () => {
    const { list } = await contractor.call(resourceCalls(org).list!, { query: { page_size: 50 } });
    expect(list.some(({ unit_id }) => typeof unit_id === 'string')).toBe(true);
  });
});
