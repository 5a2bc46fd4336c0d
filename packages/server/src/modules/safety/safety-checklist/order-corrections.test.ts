import { resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { hiddenDangerRectification, safetyChecklist, templateManage } from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId, demoId } from '../../../demo/index.ts';
import { sampleFile } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';

const lists = resourceCalls(safetyChecklist);
const templates = resourceCalls(templateManage);
const orders = resourceCalls(hiddenDangerRectification);

describe('a checklist by a template', () => {
  const kit = withServer();
  let patrol: Client;
  let contractor: Client;
  let beichen: Client;
  beforeAll(async () => {
    [patrol, contractor, beichen] = (await Promise.all(
      ['patrol', 'contractor', 'beichen'].map((name) => kit().client(name)),
    )) as [Client, Client, Client];
  });

  const builtIn = async () =>
    (await contractor.call(templates.list!, { query: { template_name: '施工用电' } })).list.find(
      ({ org_id }) => org_id === null,
    )!;

  it('has the items of JGJ 59, which everybody sees and nobody changes', async () => {
    const { list, total } = await beichen.call(templates.list!, { query: { standard: 'JGJ 59', page_size: 50 } });
    // The standard has nineteen tables.
    expect(total).toBe(19);
    for (const { items } of list) {
      const scores = (items as { full_score: number }[]).map(({ full_score }) => full_score);
      expect(scores.reduce((sum, one) => sum + one, 0)).toBe(100);
    }
    const { id, template_name, term_days, items, version } = await builtIn();
    const body = { id, template_name: '改名', term_days, items, version };
    await expect(contractor.call(templates.edit!, { body })).rejects.toMatchObject({ code: 40301 });
    const copy = await contractor.call(templates.add!, { body: { template_name, term_days: 5, items } });
    const seen = await beichen.call(templates.list!, { query: { page_size: 50 } });
    expect(seen.list.map((one) => one.id)).not.toContain(copy.id);
  });

  async function handIn(more: object) {
    const template = await builtIn();
    const items = (template.items as { item: string; full_score: number }[]).map(({ item, full_score }, at) => ({
      item,
      full_score,
      result: at === 1 ? 2 : 1,
      remark: at === 1 ? '未重复接地' : null,
      danger_level: 2,
    }));
    const photo = await sampleFile(patrol);
    const row = await patrol.call(lists.add!, {
      body: {
        checklist_name: template.template_name,
        template_id: template.id,
        project_id: demoId('project', 1),
        check_date: '2026-11-02',
        checker: '周志强',
        items,
        photos: [photo],
        ...more,
      },
    });
    const signature = await sampleFile(patrol);
    const sent = await patrol.call(stepCalls(safetyChecklist)['submit']!, { body: { id: row.id, signature } });
    const { list } = await patrol.call(orders.list!, { query: { checklist_id: row.id } });
    return { row: await patrol.call(lists.detail!, { params: { id: sent.id } }), list };
  }

  it('becomes correction orders when it names who corrects, with text, pictures and term, once', async () => {
    const { row, list } = await handIn({ rectifier_id: accountId('contractor') });
    expect(row.score).toBe(80);
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({
      order_title: '接地与接零保护系统：未重复接地',
      checklist_item: '接地与接零保护系统',
      danger_level: 2,
      status: 1,
      deadline: '2026-11-05',
      rectifier_id: accountId('contractor'),
      inspector_id: accountId('patrol'),
    });
    expect(list[0]!.photos).toHaveLength(1);
  });

  it('leaves the orders to people without one', async () => {
    const { list } = await handIn({});
    expect(list).toEqual([]);
  });
});
