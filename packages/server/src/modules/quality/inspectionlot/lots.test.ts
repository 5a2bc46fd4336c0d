import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  ASSESS,
  CHECK_KIND,
  CHECK_SHEET,
  countChain,
  isOpenAbove,
  isReady,
  inspectionlot,
  LEVEL,
  LOOK,
  LOT,
  partmanage,
  PART_KIND,
  POST,
  qualityassessment,
  qualitypost,
  qualityupdate,
  SAMPLE_STATE,
  SCHEME,
  UNIT_FORM,
  WAY,
  type ChainNode,
} from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId, demoId, organisationId } from '../../../demo/index.ts';
import { formText } from '../../../quality/testing.ts';
import { sampleFile } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';

const PROJECT = demoId('project', 1);
const nodes = resourceCalls(qualityassessment);
const lots = resourceCalls(inspectionlot);
const lotSteps = stepCalls(inspectionlot);
const nodeSteps = stepCalls(qualityassessment);

/** What a lot of 86 pieces needs: 5 samples, and every main item passed. */
const RESULTS = [
  { item_kind: CHECK_KIND.main, item_name: '钢筋牌号', whole_flag: true, sample_count: 3, failed_count: 0 },
  { item_kind: CHECK_KIND.general, item_name: '间距', sample_count: 8, failed_count: 2 },
];

describe('the chain of acceptance', () => {
  const kit = withServer();
  let contractor: Client;
  let patrol: Client;
  let admin: Client;
  let part_id: string;
  let made = 0;

  beforeAll(async () => {
    [contractor, patrol, admin] = (await Promise.all(
      ['contractor', 'patrol', 'admin'].map((name) => kit().client(name)),
    )) as [Client, Client, Client];
    for (const post of [POST.owner, POST.design, POST.survey])
      await contractor.call(resourceCalls(qualitypost).add!, {
        body: { project_id: PROJECT, account_id: accountId('admin'), post },
      });
    const part = { project_id: PROJECT, part_name: '试验段', part_kind: PART_KIND.section, order_number: 900 };
    ({ id: part_id } = await contractor.call(resourceCalls(partmanage).add!, { body: part }));
  });

  const node = async (division_level: number, parent_id: string | null, more: object = {}) => {
    made += 1;
    const body = { project_id: PROJECT, parent_id, division_level, division_name: `工程${made}`, order_number: made };
    return (await contractor.call(nodes.add!, { body: { assess_scheme: SCHEME.building, ...body, ...more } })).id;
  };
  const lot = async (assessment_id: string, more: object = {}) => {
    made += 1;
    const body = { project_id: PROJECT, assessment_id, part_id, lot_name: `批${made}`, capacity: 86 };
    return (await contractor.call(lots.add!, { body: { ...body, ...more } })).id;
  };
  const take = async (name: string, id: string, more: object = {}, by = contractor) =>
    by.call(lotSteps[name]!, { body: { id, ...more } }, { quiet: true });
  const signed = async (prefix: string, by: Client, more: object = {}) => ({
    [`${prefix}_signature`]: await sampleFile(by),
    ...more,
  });
  const present = async (id: string) => {
    await take('selfcheck', id, await signed('self', contractor, { items: RESULTS }));
    await take('mutualcheck', id, await signed('mutual', admin), admin);
    await take('handover', id, await signed('hand', contractor));
    await take('present', id, await signed('present', contractor, { present_opinion: '合格' }));
  };
  const accept = async (id: string) =>
    take('accept', id, await signed('accept', patrol, { accept_opinion: '合格' }), patrol);
  const accepted = async (assessment_id: string, more: object = {}) => {
    const id = await lot(assessment_id, more);
    await present(id);
    await accept(id);
    return id;
  };
  const step = (name: string, id: string, more: object, by: Client) =>
    by.call(nodeSteps[name]!, { body: { id, ...more } }, { quiet: true });
  const presentNode = async (id: string) =>
    step('present', id, await signed('present', contractor, { present_opinion: '合格' }), contractor);
  const acceptNode = async (id: string, by: Client, more: object = {}) =>
    step(
      'accept',
      id,
      await signed('accept', by, {
        assess_grade: 1,
        records_whole: true,
        tests_passed: true,
        look_result: LOOK.good,
        accept_opinion: '同意验收',
        ...more,
      }),
      by,
    );
  /** The check sheets of a unit work as the chief supervisor has concluded them (`unitcheck/sheets.test.ts`). */
  const concludeSheets = async (assessment_id: string) => {
    const { db } = kit().database;
    const sheet = (id: string) => ({
      id: `${assessment_id}${id}`,
      org_id: organisationId('kechuang'),
      created_at: '2025-10-01T00:00:00.000Z',
      updated_at: '2025-10-01T00:00:00.000Z',
      version: 1,
      project_id: PROJECT,
      assessment_id,
      sheet_title: '核查',
      sheet_status: CHECK_SHEET.concluded,
    });
    const papers = Object.values(UNIT_FORM).map((check_form) => ({ ...sheet(`-${check_form}`), check_form }));
    await db.insertInto('unit_check').values(papers).execute();
    await db.insertInto('look_check').values(sheet('')).execute();
  };
  const stateOf = async (id: string) => (await contractor.call(nodes.detail!, { params: { id } })).assess_status;

  it('checks a lot three times, by its least samples, and lets the posts sign', async () => {
    const item = await node(LEVEL.item, await node(LEVEL.part, null));
    const id = await lot(item);
    expect(await contractor.call(lots.detail!, { params: { id } })).toMatchObject({ sample_least: 5 });
    const few = [RESULTS[0], { ...RESULTS[1], sample_count: 4, failed_count: 0 }];
    const bad = [RESULTS[0], { ...RESULTS[1], failed_count: 3 }];
    await expect(take('selfcheck', id, await signed('self', contractor, { items: few }))).rejects.toThrow(
      '抽样数少于最小抽样数量',
    );
    await expect(take('selfcheck', id, await signed('self', contractor, { items: bad }))).rejects.toThrow('附录 D');
    await take('selfcheck', id, await signed('self', contractor, { items: RESULTS }));
    await expect(take('mutualcheck', id, await signed('mutual', contractor))).rejects.toThrow('换人互检');
    await take('mutualcheck', id, await signed('mutual', admin), admin);
    await take('handover', id, await signed('hand', contractor));
    const presenting = await signed('present', admin, { present_opinion: '合格' });
    await expect(take('present', id, presenting, admin)).rejects.toThrow('项目专业质量检查员');
    await take('present', id, await signed('present', contractor, { present_opinion: '合格' }));
    await expect(
      take('accept', id, await signed('accept', contractor, { accept_opinion: '合格' }), contractor),
    ).rejects.toThrow('专业监理工程师');
    await accept(id);
    const history = await contractor.call(resourceCalls(qualityupdate).list!, { query: { part_id, page_size: 3 } });
    expect(history.list.map(({ quality_status }) => quality_status)).toContain(3);
  });

  it('holds other lots back until the first article is accepted', async () => {
    const item = await node(LEVEL.item, await node(LEVEL.part, null), { first_due: true });
    const other = await lot(item);
    const check = async (id: string) => take('selfcheck', id, await signed('self', contractor, { items: RESULTS }));
    await expect(check(other)).rejects.toThrow('请先指定首件');
    const first = await lot(item, { first_article: true });
    await expect(check(other)).rejects.toThrow('首件检验批还没有验收合格');
    await present(first);
    await accept(first);
    await check(other);
  });

  it('takes a failed lot one of four ways, with the documents of that way', async () => {
    const item = await node(LEVEL.item, await node(LEVEL.part, null));
    const files = async (...names: string[]) =>
      Object.fromEntries(await Promise.all(names.map(async (name) => [name, [await sampleFile(contractor)]] as const)));
    const again = async (id: string, more: object) =>
      take('presentagain', id, await signed('present', contractor, { present_opinion: '附文件', ...more }));
    const failed = async (failed_way: number) => {
      const id = await lot(item);
      await present(id);
      await take('fail', id, { failed_reason: '强度不足' }, patrol);
      await take('handle', id, { failed_way, way_note: '处理方案' });
      return id;
    };
    const reworked = await failed(WAY.rework);
    await expect(again(reworked, {})).rejects.toThrow('返工');
    await take('rework', reworked);
    await present(reworked);
    await accept(reworked);
    expect(await contractor.call(lots.detail!, { params: { id: reworked } })).toMatchObject({ failed_count: 1 });
    const tested = await failed(WAY.tested);
    await expect(take('rework', tested)).rejects.toThrow('附文件重新报验');
    await expect(again(tested, {})).rejects.toThrow('检测鉴定报告');
    await again(tested, await files('test_files'));
    await accept(tested);
    const confirmed = await failed(WAY.confirmed);
    await expect(again(confirmed, await files('test_files'))).rejects.toThrow('设计单位核算认可');
    await again(confirmed, await files('test_files', 'design_files'));
    const reinforced = await failed(WAY.reinforced);
    await expect(again(reinforced, await files('agreed_files'))).rejects.toThrow('技术处理方案');
    await again(reinforced, await files('scheme_files', 'agreed_files'));
    for (const id of [confirmed, reinforced]) await accept(id);
    // One that stays unsafe keeps everything above open for good.
    const unsafe = await failed(WAY.reinforced);
    await expect(take('forbid', unsafe, { failed_reason: '仍不安全' }, contractor)).rejects.toThrow('总监理工程师');
    await take('forbid', unsafe, { failed_reason: '仍不安全' }, patrol);
    await expect(presentNode(item)).rejects.toThrow('1 项未验收合格');
    const chain = await contractor.call(calls.quality.chain, { query: { project_id: PROJECT, parent_id: item } });
    expect(chain.below.filter(({ counts }) => counts.first_time === 1)).toEqual([]);
    expect(chain.below.filter(({ open }) => open).map(({ id }) => id)).toEqual([unsafe]);
  });

  it('accepts no lot with a sample that failed, and no item before every sample has a result that counts', async () => {
    const { db } = kit().database;
    const section = { project_id: PROJECT, part_name: '试样段', part_kind: PART_KIND.section, order_number: 901 };
    const { id: own } = await contractor.call(resourceCalls(partmanage).add!, { body: section });
    // A cube that lies beside the structure: neither of a delivery nor of a judged lot.
    const sample = await db
      .selectFrom('witness_sample')
      .select(['id', 'sample_name'])
      .where('apply_id', 'is', null)
      .where('sample_status', 'in', [SAMPLE_STATE.taken, SAMPLE_STATE.sealed, SAMPLE_STATE.sent])
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const becomes = (sample_status: number) =>
      db.updateTable('witness_sample').set({ part_id: own, sample_status }).where('id', '=', sample.id).execute();
    const item = await node(LEVEL.item, await node(LEVEL.part, null));
    const id = await lot(item, { part_id: own });
    await present(id);
    await becomes(SAMPLE_STATE.failed);
    await expect(accept(id)).rejects.toThrow(`1 组试样不合格且未处置完：${sample.sample_name}`);
    await becomes(SAMPLE_STATE.sent);
    await accept(id);
    await presentNode(item);
    await expect(acceptNode(item, patrol)).rejects.toThrow('待出结果 1 组，不合格未处置 0 组');
    await becomes(SAMPLE_STATE.passed);
    await acceptNode(item, patrol);
    expect(await stateOf(item)).toBe(ASSESS.accepted);
  });

  it('accepts level by level, with the signers of each, and never above something open', async () => {
    const unit = await node(LEVEL.unit, null);
    const part = await node(LEVEL.part, unit, { design_due: true });
    const item = await node(LEVEL.item, part);
    await expect(presentNode(item)).rejects.toThrow('下面没有检验批');
    await accepted(item);
    const late = await lot(item);
    const hidden = await lot(await node(LEVEL.item, null), { conceal_due: true });
    await expect(present(hidden)).rejects.toThrow('还没有隐蔽验收申请');
    await expect(presentNode(item)).rejects.toThrow(/还有 1 项未验收合格：批\d+/);
    await expect(presentNode(part)).rejects.toThrow('未验收合格');
    await present(late);
    await accept(late);
    await presentNode(item);
    // What was presented keeps its lots.
    await expect(lot(item)).rejects.toThrow('已报验或验收');
    await expect(acceptNode(item, contractor)).rejects.toThrow('专业监理工程师');
    await acceptNode(item, patrol);
    await presentNode(part);
    await expect(
      step('survey', part, await signed('survey', admin, { survey_opinion: '同意' }), admin),
    ).rejects.toThrow('不需要勘察');
    await expect(acceptNode(part, patrol)).rejects.toThrow('还缺设计单位项目负责人签字');
    await step('design', part, await signed('design', admin, { design_opinion: '同意' }), admin);
    await expect(acceptNode(part, patrol, { look_result: LOOK.poor })).rejects.toThrow('返修后再验收');
    await expect(acceptNode(part, patrol, { assess_grade: 2 })).rejects.toThrow('不评优良');
    await acceptNode(part, patrol);
    await expect(presentNode(unit)).rejects.toThrow('核查表还没有总监理工程师的符合结论');
    await concludeSheets(unit);
    await presentNode(unit);
    await expect(step('modify', part, { back_reason: '复查' }, patrol)).rejects.toThrow('先退回或修改上级');
    for (const [name, by] of [
      ['supervise', patrol],
      ['survey', admin],
      ['design', admin],
    ] as const) {
      const prefix = name === 'supervise' ? 'chief' : name;
      await step(name, unit, await signed(prefix, by, { [`${prefix}_opinion`]: '同意' }), by);
    }
    await expect(acceptNode(unit, patrol)).rejects.toThrow('建设单位项目负责人');
    await acceptNode(unit, admin);
    // Opened again from the top down only.
    await expect(step('modify', item, { back_reason: '复查' }, patrol)).rejects.toThrow('先退回或修改上级');
    await step('modify', unit, { back_reason: '复查' }, admin);
    await step('modify', part, { back_reason: '复查' }, patrol);
    expect([await stateOf(unit), await stateOf(part), await stateOf(item)]).toEqual([
      ASSESS.open,
      ASSESS.open,
      ASSESS.accepted,
    ]);
    const form = await formText(await contractor.call(calls.quality.assessmentForm, { query: { id: item } }));
    expect(form).toContain('表 F');
    expect(form).toContain('陈建国');
    for (const [id, number] of [
      [part, '表 G'],
      [unit, '表 H.0.1-1'],
    ] as const)
      expect(await formText(await contractor.call(calls.quality.assessmentForm, { query: { id } }))).toContain(number);
    const lotForm = await formText(await contractor.call(calls.quality.lotForm, { query: { id: late } }));
    for (const words of ['表 E', '主控项目', '5/8', '抽查 8 处，合格 6 处', '周志强']) expect(lotForm).toContain(words);
    const stranger = await kit().client('beichen');
    await expect(stranger.call(calls.quality.lotForm, { query: { id: late } }, { quiet: true })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('keeps a part of the building open while a lot of it is', async () => {
    const steps = stepCalls(partmanage);
    const here = { project_id: PROJECT, part_name: '独立段', part_kind: PART_KIND.section, order_number: 901 };
    const { id } = await contractor.call(resourceCalls(partmanage).add!, { body: here });
    const item = await node(LEVEL.item, await node(LEVEL.part, null));
    const own = await lot(item, { part_id: id });
    for (const name of ['start', 'finish'])
      await contractor.call(steps[name]!, { body: { id, state_date: '2025-10-01' } });
    const acceptPart = () =>
      contractor.call(steps['accept']!, { body: { id, state_date: '2025-10-02' } }, { quiet: true });
    await expect(acceptPart()).rejects.toThrow('还有检验批未验收合格');
    await present(own);
    await accept(own);
    await acceptPart();
  });

  it('divides an item over the parts, once each', async () => {
    const item = await node(LEVEL.item, await node(LEVEL.part, null), { division_code: 'X', first_due: true });
    const body = { assessment_id: item, part_id: demoId('part', 3), part_kind: PART_KIND.floor, capacity: 200 };
    const looked = await contractor.call(calls.quality.divide, { body: { ...body, dry_run: true } });
    expect(looked).toMatchObject({ added: 8, sample_least: 13 });
    await contractor.call(calls.quality.divide, { body });
    const { list } = await contractor.call(lots.list!, { query: { assessment_id: item, page_size: 20 } });
    expect(list.map(({ lot_number }) => lot_number)).toContain('X-008');
    expect(list.filter(({ first_article }) => first_article)).toHaveLength(1);
    await expect(contractor.call(calls.quality.divide, { body }, { quiet: true })).rejects.toThrow('没有找到可划分');
  });

  it('nobody holds posts of both sides in a project', async () => {
    const add = (post: number, user = 'contractor') =>
      contractor.call(
        resourceCalls(qualitypost).add!,
        { body: { project_id: PROJECT, account_id: accountId(user), post } },
        { quiet: true },
      );
    await expect(add(POST.supervisor)).rejects.toThrow('不能同时担任');
    await expect(add(POST.officer)).rejects.toThrow('任职期重叠');
    await expect(add(POST.foreman, 'patrol')).rejects.toThrow('不能同时担任');
  });

  it('a random division holds what the pure rules say, whatever is tried on it', async () => {
    const { db } = kit().database;
    let seed = 20_261_128;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const system = {
      org_id: organisationId('kechuang'),
      created_at: '2025-10-01T00:00:00.000Z',
      updated_at: '2025-10-01T00:00:00.000Z',
      version: 1,
    };
    interface Node extends ChainNode {
      state: number;
      below: Node[];
      lots: { id: string; name: string; state: number }[];
    }
    const failures = new Map<string, number>();
    const build = async (level: number, parent_id: string | null): Promise<Node> => {
      made += 1;
      const id = demoId('random_node', made);
      const name = `随机${made}`;
      await db
        .insertInto('assessment')
        .values({
          ...system,
          id,
          assess_status: ASSESS.open,
          project_id: PROJECT,
          parent_id,
          division_name: name,
          division_level: level,
          order_number: made,
          assess_scheme: SCHEME.building,
        })
        .execute();
      const below: Node[] = [];
      const own: Node['lots'] = [];
      const count = level === LEVEL.item ? random(4) : 1 + random(3);
      for (let at = 0; at < count; at++)
        if (level < LEVEL.item) below.push(await build(level + (level === LEVEL.unit ? 2 : 1), id));
        else {
          made += 1;
          const one = { id: demoId('random_lot', made), name: `随机批${made}`, state: LOT.planned as number };
          failures.set(one.id, random(3) === 0 ? 1 : 0);
          await db
            .insertInto('inspection_lot')
            .values({
              ...system,
              id: one.id,
              lot_name: one.name,
              lot_status: LOT.planned,
              project_id: PROJECT,
              assessment_id: id,
              part_id,
              capacity: 10,
              failed_count: failures.get(one.id)!,
            })
            .execute();
          own.push(one);
        }
      return { id, name, state: ASSESS.open, below, lots: own };
    };
    const top = await build(LEVEL.unit, null);
    const all = (one: Node): Node[] => [one, ...one.below.flatMap(all)];
    const every = all(top);
    const places = every.flatMap((one) => [
      { node: one, above: every.find(({ below }) => below.includes(one)) },
      ...one.lots.map((own) => ({ lot: own, above: one as Node | undefined })),
    ]);
    const tried = async (table: 'assessment' | 'inspection_lot', id: string, state: number) => {
      try {
        await (table === 'assessment'
          ? db.updateTable('assessment').set({ assess_status: state }).where('id', '=', id).execute()
          : db.updateTable('inspection_lot').set({ lot_status: state }).where('id', '=', id).execute());
        return true;
      } catch {
        return false;
      }
    };
    let refused = 0;
    for (let turn = 0; turn < places.length * 14; turn++) {
      const at = places[random(places.length)]!;
      const open = at.above === undefined || isOpenAbove(at.above.state);
      const forward = random(6) > 0;
      if ('lot' in at) {
        const to = forward ? LOT.accepted : LOT.failed;
        const done = await tried('inspection_lot', at.lot.id, to);
        expect(done).toBe(open);
        if (done) at.lot.state = to;
        else refused += 1;
        continue;
      }
      const to = forward ? ASSESS.accepted : ASSESS.open;
      const done = await tried('assessment', at.node.id, to);
      expect(done).toBe(to === at.node.state || (forward ? isReady(at.node) : open));
      if (done) at.node.state = to;
      else refused += 1;
    }
    expect(refused).toBeGreaterThan(20);
    expect(every.filter(({ state }) => state === ASSESS.accepted).length).toBeGreaterThan(2);
    const { below } = await contractor.call(calls.quality.chain, {
      query: { project_id: PROJECT, parent_id: top.id },
    });
    expect(below.map(({ id, counts }) => [id, counts])).toEqual(
      top.below.map((one) => [one.id, countChain(one, (id) => failures.get(id) ?? 0)]),
    );
  });
});
