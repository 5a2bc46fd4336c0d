import { calls, resourceCalls, stepCalls } from '@gongdi/api';
import { material } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { demoId } from '../../../demo/index.ts';
import { describeServers } from '../../../testing.ts';

const own = resourceCalls(material);
const steps = stepCalls(material);

describeServers('the code of a material', (kit) => {
  const body = {
    material_name: '防水卷材',
    specification: 'SBS II PY PE 4.0',
    batch_number: 'F2026-1102-01',
    supplier_name: '东方防水材料有限公司',
    quantity: 240.5,
    unit: 4,
    arrival_date: '2026-11-02',
    project_id: demoId('project', 1),
    public_flag: true,
  };
  const scan = async (code: string) =>
    (await kit().client()).call(calls.material.scannedMaterial, { params: { code } }, { quiet: true });

  it('is given by the server, cannot be guessed, and shows what is meant for everybody', async () => {
    const client = await kit().client('contractor');
    const files = { form: {}, file: new Blob(['%PDF-1.4\n%%EOF']), fileName: '合格证.pdf' };
    const { id: file } = await client.call(calls.file.upload, files);
    const added = await client.call(own.add!, { body: { ...body, certificates: [{ id: file }] } });
    const code = added.public_code!;
    expect(code).toMatch(/^[0-9a-f]{32}$/);
    expect(code).not.toBe(added.id);
    const shown = await scan(code);
    expect(shown).toMatchObject({
      material_name: '防水卷材',
      quantity: 240.5,
      project_name: '滨江科创中心一期',
      acceptance_status: 1,
    });
    expect(Object.keys(shown)).not.toContain('acceptor_id');
    expect((await fetch(kit().address + shown.certificates[0]!.url)).status).toBe(200);
    await client.call(steps['accept']!, { body: { id: added.id, acceptance_opinion: '合格' } });
    expect(await scan(code)).toMatchObject({ acceptance_status: 2, acceptance_opinion: '合格' });
    await expect(scan(added.id)).rejects.toMatchObject({ status: 404 });
    await expect(scan('1')).rejects.toMatchObject({ status: 422 });
    // A client cannot choose the public code.
    const chosen = { ...body, public_code: code };
    await expect(client.call(own.add!, { body: chosen }, { quiet: true })).rejects.toMatchObject({ status: 422 });
  });

  it('shows nothing of a material that is kept back', async () => {
    const client = await kit().client('contractor');
    const added = await client.call(own.add!, { body: { ...body, public_flag: false } });
    await expect(scan(added.public_code!)).rejects.toMatchObject({ status: 404 });
  });
});
