import { calls, MODEL_LIMIT, type Client } from '@gongdi/api';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeServers } from '../testing.ts';

const { workflow } = calls;
describeServers('process models', (kit) => {
  let admin: Client;
  let contractor: Client;
  let beichen: Client;
  beforeAll(async () => {
    [admin, contractor, beichen] = await Promise.all([
      kit().client('admin'),
      kit().client('contractor'),
      kit().client('beichen'),
    ]);
  });

  const page = { form_type: 20, form_custom_create_path: '/x', form_custom_view_path: '/x' };
  const create = (client: Client, key: string, more: object = {}) =>
    client.call(workflow.modelCreate, { body: { key, name: '测试流程', ...page, ...more } });
  const deploy = (client: Client, id: string) => client.call(workflow.modelDeploy, { query: { id } });

  /** Returns the XML of a process that can be deployed. */
  function drawing(key: string, task = '审批'): string {
    return `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" id="D" targetNamespace="x">
  <bpmn:process id="${key}" name="流程" isExecutable="true" camunda:historyTimeToLive="P30D">
    <bpmn:startEvent id="S" name="开始"><bpmn:outgoing>a</bpmn:outgoing></bpmn:startEvent>
    <bpmn:userTask id="T" name="${task}" camunda:assignee="admin"><bpmn:incoming>a</bpmn:incoming><bpmn:outgoing>b</bpmn:outgoing></bpmn:userTask>
    <bpmn:endEvent id="E" name="结束"><bpmn:incoming>b</bpmn:incoming></bpmn:endEvent>
    <bpmn:sequenceFlow id="a" sourceRef="S" targetRef="T" /><bpmn:sequenceFlow id="b" sourceRef="T" targetRef="E" />
  </bpmn:process>
</bpmn:definitions>`;
  }

  describe('a model', () => {
    it('is made empty, with its key and name in the drawing', async () => {
      const model = await create(admin, 'empty_one');
      expect(model).toMatchObject({ key: 'empty_one', version: 1, flavour: 'camunda', process_definition: null });
      expect(model.bpmn_xml).toContain('<bpmn:process id="empty_one"');
      expect(await admin.call(workflow.modelGet, { query: { id: model.id } })).toEqual(model);
    });

    it.each(['1abc', 'a b', '请假', 'a/b', '$a'])('refuses the key %s', async (key) => {
      await expect(create(admin, key)).rejects.toMatchObject({ status: 422, problems: [{ path: 'key' }] });
    });

    it('takes a dollar in its key', async () => {
      expect((await create(admin, 'a$b-c.d_1')).key).toBe('a$b-c.d_1');
    });

    it('has a key of its own in its organisation, and only there', async () => {
      await create(admin, 'twice');
      await expect(create(admin, 'twice')).rejects.toMatchObject({
        status: 409,
        message: '已经存在流程标识为【twice】的流程',
      });
      await expect(create(beichen, 'twice')).resolves.toMatchObject({ key: 'twice' });
    });

    it('needs a name', async () => {
      await expect(create(admin, 'nameless', { name: '  ' })).rejects.toMatchObject({
        problems: [{ path: 'name', message: '流程名称不能为空' }],
      });
    });

    it('has a category of the dictionary', async () => {
      await expect(create(admin, 'categorised', { category: 2 ** 40 })).rejects.toMatchObject({
        problems: [{ path: 'category', message: '流程分类不在可选范围内' }],
      });
    });

    it('is changed by whoever read its last version', async () => {
      const model = await create(admin, 'changing');
      const changed = await admin.call(workflow.modelUpdate, {
        body: { id: model.id, version: 1, name: '新名称', bpmn_xml: drawing('changing') },
      });
      expect(changed).toMatchObject({ name: '新名称', version: 2, description: null });
      const late = admin.call(workflow.modelUpdate, { body: { id: model.id, version: 1, name: '迟到' } });
      await expect(late).rejects.toMatchObject({
        status: 409,
        message: expect.stringMatching(/^\S+ 已于 \d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)? 保存过此模型（版本 2）/) as string,
      });
    });

    it('refuses a drawing of another process, and says which it wants', async () => {
      const model = await create(admin, 'expected');
      const wrong = admin.call(workflow.modelUpdate, { body: { id: model.id, bpmn_xml: drawing('other') } });
      await expect(wrong).rejects.toMatchObject({
        code: 42_201,
        problems: [{ path: 'other', message: '流程定义的标识期望是(expected)，当前是(other)，请修改 BPMN 流程图' }],
      });
    });

    it.each([
      ['text', 'hello', 'not-well-formed'],
      ['another XML', '<html/>', 'not-bpmn'],
      ['a DOCTYPE', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'doctype'],
      ['deep nesting', '<a>'.repeat(10_000), 'too-deep'],
    ])('refuses %s with the finding', async (_, bpmn_xml, code) => {
      await expect(create(admin, 'broken', { bpmn_xml })).rejects.toMatchObject({
        status: 422,
        code: 42_201,
        problems: expect.arrayContaining([expect.objectContaining({ code })]) as unknown,
      });
    });

    it('refuses more than the limit', async () => {
      await expect(create(admin, 'huge', { bpmn_xml: 'x'.repeat(MODEL_LIMIT + 1) })).rejects.toMatchObject({
        status: 422,
      });
      await expect(create(admin, 'huge', { bpmn_xml: '建'.repeat(MODEL_LIMIT + 70_000) })).rejects.toMatchObject({
        status: 413,
      });
    });

    it('is stored with what the schema refuses, and says so with line and element until it is mended', async () => {
      const bpmn_xml = drawing('off_schema').replace('<bpmn:userTask id="T"', '<bpmn:userTask id="T" assignee="x"');
      const model = await create(admin, 'off_schema', { bpmn_xml });
      const finding = { rule: 'xml-schema', severity: 'error', element: 'T', line: 5, column: 5 };
      expect(model).toMatchObject({ bpmn_xml, findings: [finding] });
      expect(model.findings[0]?.message).toContain('assignee');
      expect((await admin.call(workflow.modelGet, { query: { id: model.id } })).findings).toEqual(model.findings);
      const file = { form: {}, file: new Blob([bpmn_xml]), fileName: 'a.bpmn' };
      expect((await admin.call(workflow.modelImport, file)).findings).toEqual(model.findings);
      await expect(deploy(admin, model.id)).rejects.toMatchObject({
        code: 42_201,
        problems: [{ path: 'T', code: 'xml-schema', message: expect.stringMatching(/^第 5 行：/) as unknown }],
      });
      const body = { id: model.id, bpmn_xml: drawing('off_schema') };
      expect((await admin.call(workflow.modelUpdate, { body })).findings).toEqual([]);
    });

    it('leaves its definitions behind, suspended, when it is deleted', async () => {
      const model = await create(admin, 'short_lived', { bpmn_xml: drawing('short_lived') });
      const { process_definition_id } = await deploy(admin, model.id);
      await admin.call(workflow.modelDelete, { query: { id: model.id } });
      await expect(admin.call(workflow.modelGet, { query: { id: model.id } })).rejects.toMatchObject({ status: 404 });
      const definitions = await admin.call(workflow.definitionPage, { query: { key: 'short_lived' } });
      expect(definitions.list).toMatchObject([{ id: process_definition_id, model_id: null, suspension_state: 2 }]);
      const again = await create(admin, 'short_lived', { bpmn_xml: drawing('short_lived') });
      expect((await deploy(admin, again.id)).version).toBe(2);
    });
  });

  describe('deploying', () => {
    it('makes a version, unless the drawing is the one deployed last', async () => {
      const model = await create(admin, 'deployed', { bpmn_xml: drawing('deployed') });
      const first = await deploy(admin, model.id);
      expect(first).toMatchObject({ key: 'deployed', version: 1 });
      await expect(deploy(admin, model.id)).rejects.toMatchObject({
        status: 409,
        message: '流程定义部署失败，原因：信息未发生变化',
      });
      await admin.call(workflow.modelUpdate, { body: { id: model.id, bpmn_xml: drawing('deployed', '复核') } });
      expect(await deploy(admin, model.id)).toMatchObject({ version: 2 });
      const { list } = await admin.call(workflow.definitionPage, { query: { key: 'deployed' } });
      expect(list.map((one) => [one.version, one.suspension_state])).toEqual([
        [2, 1],
        [1, 2],
      ]);
      const query = { id: first.process_definition_id };
      expect(await admin.call(workflow.definitionXml, { query })).toBe(drawing('deployed'));
      const [listed] = (await admin.call(workflow.modelPage, { query: { key: 'deployed' } })).list;
      expect(listed?.process_definition).toMatchObject({ version: 2, suspension_state: 1 });
    });

    it('makes one version when two people press at once', async () => {
      const model = await create(admin, 'pressed_twice', { bpmn_xml: drawing('pressed_twice') });
      const answers = await Promise.allSettled([1, 2, 3].map(() => deploy(admin, model.id)));
      expect(answers.filter((one) => one.status === 'fulfilled').map((one) => one.value.version)).toEqual([1]);
      for (const one of answers) if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409 });
    });

    it('refuses what an engine would refuse, with the place', async () => {
      const bpmn_xml = drawing('refused').replace('targetRef="E"', 'targetRef="Nowhere"');
      const model = await create(admin, 'refused', { bpmn_xml });
      await expect(deploy(admin, model.id)).rejects.toMatchObject({
        code: 42_201,
        message: '流程模型有误，请按提示修改',
        problems: expect.arrayContaining([
          expect.objectContaining({ message: expect.stringMatching(/^第 \d+ 行：/) as unknown }),
        ]) as unknown,
      });
      expect((await admin.call(workflow.definitionPage, { query: { key: 'refused' } })).total).toBe(0);
    });

    it('refuses a process that has no start, such as one just made', async () => {
      const model = await create(admin, 'just_made');
      await expect(deploy(admin, model.id)).rejects.toMatchObject({ problems: [{ code: 'start-event-required' }] });
    });

    it('takes a process that does not say whether it is executable, as engines do', async () => {
      const bpmn_xml = drawing('silent')
        .replace(' isExecutable="true"', '')
        .replace(/ camunda:historyTimeToLive="\w+"/, '');
      const model = await create(admin, 'silent', { bpmn_xml });
      const { findings } = await deploy(admin, model.id);
      expect(findings.map((one) => one.severity)).not.toContain('error');
    });

    it.each([
      ['assignee="陈"', '陈'],
      ['candidateUsers="陈,赵"', '陈,赵'],
      ['candidateGroups="no_such_group"', 'no_such_group'],
    ])('refuses people whom nobody knows, and names them: %s', async (people, named) => {
      const bpmn_xml = drawing('people').replace('assignee="admin"', people);
      const model = await create(admin, `people_${people.length}`, {
        bpmn_xml: bpmn_xml.replace('id="people"', `id="people_${people.length}"`),
      });
      await expect(deploy(admin, model.id)).rejects.toMatchObject({
        code: 42_201,
        message: `部署流程失败，原因：用户任务(审批)的处理人不存在，或不能参与该流程：${named}。请重新选择处理人，或点击【分配规则】按钮进行配置`,
      });
    });

    it.each(['assignee="${boss}"', 'candidateUsers="陈,admin"', 'candidateGroups="no_such_group, contractor"'])(
      'trusts an expression and whom it knows: %s',
      async (people) => {
        const key = `trusted_${people.length}`;
        const model = await create(admin, key, { bpmn_xml: drawing(key).replace('assignee="admin"', people) });
        await expect(deploy(admin, model.id)).resolves.toMatchObject({ version: 1 });
      },
    );

    it('refuses a process that is not executable', async () => {
      const bpmn_xml = drawing('idle').replace('isExecutable="true"', 'isExecutable="false"');
      const model = await create(admin, 'idle', { bpmn_xml });
      await expect(deploy(admin, model.id)).rejects.toMatchObject({ problems: [{ code: 'not-executable' }] });
    });
  });

  describe('importing a file', () => {
    const bring = (client: Client, xml: string | Uint8Array<ArrayBuffer>, form: object = {}) =>
      client.call(workflow.modelImport, { form, file: new Blob([xml]), fileName: 'a.bpmn' });

    it('takes key and name from the drawing, and gives an existing key the new drawing', async () => {
      const first = await bring(admin, drawing('imported'));
      expect(first).toMatchObject({ key: 'imported', name: '流程', version: 1 });
      const second = await bring(admin, drawing('imported', '二审'), { name: '改名' });
      expect(second).toMatchObject({ id: first.id, name: '改名', version: 2 });
      expect(second.bpmn_xml).toContain('二审');
    });

    it('knows the engine by the file', async () => {
      const xml = drawing('for_flowable').replaceAll('camunda.org/schema/1.0/bpmn', 'flowable.org/bpmn');
      expect(
        (await bring(admin, xml.replaceAll('camunda:', 'flowable:').replace('xmlns:camunda', 'xmlns:flowable')))
          .flavour,
      ).toBe('flowable');
    });

    it('stores a drawing for an engine that it does not know, and says which one it is for', async () => {
      const xml = drawing('for_operaton')
        .replace('xmlns:camunda', 'xmlns:operaton')
        .replaceAll('camunda.org/schema/1.0/bpmn', 'operaton.org/schema/1.0/bpmn')
        .replaceAll('camunda:', 'operaton:');
      const { flavour, findings } = await bring(admin, xml);
      expect([flavour, findings.map(({ rule, severity }) => [rule, severity])]).toEqual([
        'camunda',
        [['foreign-engine', 'warning']],
      ]);
      expect(findings[0]!.message).toContain('Operaton');
      expect((await bring(admin, drawing('known'))).findings).toEqual([]);
    });

    it('refuses what is no model', async () => {
      await expect(bring(admin, new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).rejects.toMatchObject({ code: 42_201 });
      await expect(bring(admin, '')).rejects.toMatchObject({ status: 400, message: '文件是空的，请重新选择' });
      await expect(bring(admin, drawing('a'), { key: 'b' })).rejects.toMatchObject({ code: 42_201 });
      await expect(bring(admin, 'x'.repeat(MODEL_LIMIT + 1))).rejects.toMatchObject({
        status: 413,
        message: '文件大小超出限制!',
      });
    });
  });

  describe('one organisation', () => {
    it('uses what its company deploys, and changes nothing of it', async () => {
      const { list } = await contractor.call(workflow.modelPage, { query: { key: 'leave_approval' } });
      const leave = list.find((one) => one.key === 'leave_approval')!;
      await expect(deploy(contractor, leave.id)).rejects.toMatchObject({ status: 400, code: 40_301 });
      await expect(contractor.call(workflow.modelUpdate, { body: { id: leave.id, name: 'x' } })).rejects.toMatchObject({
        code: 40_301,
      });
      await expect(contractor.call(workflow.modelDelete, { query: { id: leave.id } })).rejects.toMatchObject({
        code: 40_301,
      });
    });

    it('knows nothing of another', async () => {
      const mine = await create(beichen, 'beichen_only', {
        bpmn_xml: drawing('beichen_only').replace('assignee="admin"', 'assignee="beichen"'),
      });
      const { process_definition_id } = await deploy(beichen, mine.id);
      const query = { id: mine.id };
      for (const client of [admin, contractor]) {
        await expect(client.call(workflow.modelGet, { query })).rejects.toMatchObject({ status: 404 });
        await expect(client.call(workflow.modelDeploy, { query })).rejects.toMatchObject({ status: 404 });
        await expect(client.call(workflow.modelDelete, { query })).rejects.toMatchObject({ status: 404 });
        await expect(client.call(workflow.modelUpdate, { body: { id: mine.id, name: 'x' } })).rejects.toMatchObject({
          status: 404,
        });
        await expect(
          client.call(workflow.definitionXml, { query: { id: process_definition_id } }),
        ).rejects.toMatchObject({ status: 404 });
        expect((await client.call(workflow.modelPage, { query: { key: 'beichen_only' } })).total).toBe(0);
        expect((await client.call(workflow.definitionPage, { query: { key: 'beichen_only' } })).total).toBe(0);
      }
      expect((await beichen.call(workflow.modelPage, { query: { key: 'leave_approval' } })).total).toBe(0);
    });
  });

  it('notes every change in the audit', async () => {
    const model = await create(admin, 'audited', { bpmn_xml: drawing('audited') });
    await admin.call(workflow.modelUpdate, { body: { id: model.id, name: '二' } });
    await deploy(admin, model.id);
    await admin.call(workflow.modelDelete, { query: { id: model.id } });
    const { rows } = await sql<{ action: string; actor_name: string }>`
    select action, actor_name from audit_entry where subject_id = ${model.id} order by id`.execute(kit().database.db);
    expect(rows.map((row) => row.action)).toEqual(['add', 'edit', 'deploy', 'delete']);
    expect(new Set(rows.map((row) => row.actor_name))).toEqual(new Set(['系统管理员']));
  });
});
