import { CallFailure, areaCallsOf, calls, createClient, type Call, type Client } from '@gongdi/api';
import { areaBlank, areaOf } from '@gongdi/domain';
import { expect, it, vi } from 'vitest';
import type { PlanDrawing } from '../../../../plan/index.ts';
import { storeArea } from './use-area-store.ts';

const area = areaOf('pit');
const own = areaCallsOf(area);
const drawing = (key: string): PlanDrawing => ({ key, name: key, width: 6, height: 4, url: 'file', points: [] });

/** A server that gives each stored area the next version, and refuses further drawings while `refuses`. */
function store(stored: readonly PlanDrawing[] = []) {
  const server = { refuses: false, version: 0 };
  const sent: { name: string; input: { params?: unknown; body: Record<string, unknown> } }[] = [];
  const call = vi.fn(async ({ name }: Call, input: (typeof sent)[number]['input']) => {
    sent.push({ name, input });
    if (name !== calls.area.setDrawings.name) return { id: 'a1', version: ++server.version };
    if (server.refuses) throw new CallFailure('网络错误', { code: 7, status: 503 });
    return null;
  });
  const client = { ...createClient(), call } as unknown as Client;
  const kept: { current: { id: string; version: number } | null } = { current: null };
  const save = (...further: PlanDrawing[]) =>
    storeArea({ client, area, kept, stored, partly: '图纸未保存：{reason}' }, areaBlank(area), further);
  return { server, sent, kept, save, names: () => sent.map(({ name }) => name) };
}

it('adds a new area, and edits it the next time', async () => {
  const { sent, kept, save, names } = store();
  await save();
  expect(kept.current).toEqual({ id: 'a1', version: 1 });
  await save();
  expect(names()).toEqual([own.add.name, own.edit.name]);
  expect(sent[0]!.input.body).not.toHaveProperty('version');
  expect(sent[1]!.input.body).toMatchObject({ id: 'a1', version: 1 });
});

it('edits what it has stored after the further drawings alone were refused', async () => {
  const { server, sent, save, names } = store();
  server.refuses = true;
  await expect(save(drawing('d1'))).rejects.toMatchObject({
    message: '图纸未保存：网络错误',
    code: 7,
    status: 503,
  });
  server.refuses = false;
  await save(drawing('d1'));
  const both = calls.area.setDrawings.name;
  expect(names()).toEqual([own.add.name, both, own.edit.name, both]);
  expect(sent[3]!.input.body).toMatchObject({ area_id: 'a1', drawings: [{ name: 'd1' }] });
});

it('tells the server that the last further drawing was removed', async () => {
  const { save, sent, names } = store([drawing('main'), drawing('d1')]);
  await save();
  expect(names()).toEqual([own.add.name, calls.area.setDrawings.name]);
  expect(sent[1]!.input.body).toEqual({ area_id: 'a1', drawings: [] });
});
