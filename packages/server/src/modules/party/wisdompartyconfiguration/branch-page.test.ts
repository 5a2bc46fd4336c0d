import { calls, resourceCalls, stepCalls } from '@gongdi/api';
import { partymember, propaganda, wisdompartyconfiguration } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { accountId, demoId, Raster } from '../../../demo/index.ts';
import { describeServers } from '../../../testing.ts';

const branches = resourceCalls(wisdompartyconfiguration);
const members = resourceCalls(partymember);
const items = resourceCalls(propaganda);
const project_id = demoId('project', 1);

describeServers('a party branch', (kit) => {
  const scan = async (code: string) =>
    (await kit().client()).call(calls.party.scannedBranch, { params: { code } }, { quiet: true });

  it('shows to whoever scans its code what it published, and nobody by name', async () => {
    const client = await kit().client('contractor');
    const branch = await client.call(branches.add!, {
      body: {
        branch_name: '二期项目临时党支部',
        branch_kind: 1,
        project_id,
        secretary: '赵德明',
        keeper_id: accountId('contractor'),
        public_flag: true,
        carousel_count: 3,
      },
    });
    const code = branch.public_code!;
    expect(code).toMatch(/^[0-9a-f]{32}$/);
    const common = { project_id, branch_id: branch.id };
    const since = { status: 3, accepted_on: '2019-07-01' };
    const [first, second] = await Promise.all(
      ['孙立群', '郭长海'].map((member_name) =>
        client.call(members.add!, { body: { ...common, member_name, ...since, phone_number: '13800138000' } }),
      ),
    );
    const png = new Blob([new Raster(8, 8, [[200, 20, 20]]).png() as BlobPart], { type: 'image/png' });
    const { id: photo } = await client.call(calls.file.upload, { form: {}, file: png, fileName: '合影.png' });
    const activity = {
      ...common,
      item_title: '十一月主题党日',
      item_kind: 2,
      content: '重温入党誓词',
      held_on: '2026-11-01',
      expected_ids: [first!.id, second!.id],
      attendee_ids: [second!.id],
      carousel: true,
      photos: [{ id: photo }],
    };
    const item = await client.call(items.add!, { body: activity });
    const stored = await client.call(items.detail!, { params: { id: item.id } });
    expect(stored).toMatchObject({ attendance_rate: 50, status: 1 });
    expect(await scan(code)).toMatchObject({ member_count: 2, activity_count: 0, items: [] });
    await client.call(stepCalls(propaganda)['publish']!, { body: { id: item.id } });
    const shown = await scan(code);
    expect(shown).toMatchObject({ activity_count: 1, items: [{ item_title: '十一月主题党日', carousel: true }] });
    expect(JSON.stringify(shown)).not.toMatch(/孙立群|郭长海|13800138000/);
    expect((await fetch(kit().address + shown.items[0]!.picture!.url)).status).toBe(200);
    await expect(scan(branch.id)).rejects.toMatchObject({ status: 404 });
    await client.call(stepCalls(wisdompartyconfiguration)['dissolve']!, { body: { id: branch.id } });
    await expect(scan(code)).rejects.toMatchObject({ status: 404 });
  });

  it('takes nobody among those who came who was not to come, and no short probation', async () => {
    const client = await kit().client('contractor');
    const common = { project_id, branch_id: demoId('party-branch', 1) };
    const [here, other] = [demoId('party-member', 1), demoId('party-member', 2)];
    const activity = {
      ...common,
      item_title: '党课',
      item_kind: 1,
      content: '安全责任',
      held_on: '2026-11-01',
      expected_ids: [here],
    };
    const refused = (call: Parameters<typeof client.call>[0], body: object) =>
      client.call(call as never, { body } as never, { quiet: true }).then(
        () => 'taken',
        (error: { problems: { path: string }[] }) => error.problems.map(({ path }) => path),
      );
    expect(await refused(items.add!, { ...activity, attendee_ids: [here, other] })).toEqual(['attendee_ids']);
    expect(await refused(items.add!, { ...activity, expected_ids: [] })).toEqual(['expected_ids']);
    expect(await refused(items.add!, { ...activity, carousel: true })).toEqual(['photos']);
    const member = { ...common, member_name: '吴志强', status: 2, accepted_on: '2026-03-01' };
    expect(await refused(members.add!, { ...member, convert_due: '2027-02-28' })).toEqual(['convert_due']);
    expect(await refused(members.add!, { ...member, convert_due: '2027-03-01' })).toBe('taken');
  });
});
