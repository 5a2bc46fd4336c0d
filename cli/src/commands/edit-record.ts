import { CliFailure, defineCommand, EXIT } from '../command.ts';
import type { WriteFlags } from '../record/input.ts';
import { DRY_RUN, WRITE_OPTIONS } from '../record/options.ts';

export default defineCommand({
  name: 'edit',
  arguments: '<resource> <record>',
  values: { resourcesFor: 'edit' },
  about: { zh: '修改服务器上的一条数据', en: 'Change a record of the server' },
  remote: true,
  options: [...WRITE_OPTIONS, DRY_RUN],
  examples: [
    'gongdi edit project 滨江科创中心一期 --set 项目阶段=竣工验收',
    'gongdi user edit chenjianguo --set 状态=停用',
    'gongdi get project 滨江科创中心一期 --json | jq .remark=null | gongdi edit project 滨江科创中心一期 --file -',
  ],
  async run([name = '', text = ''], options: WriteFlags, context) {
    const { companyResource } = await import('../remote/company-resource.ts');
    const resource = await companyResource(name, 'edit', context);
    const { readInput } = await import('../record/input.ts');
    const given = await readInput(resource, 'edit', options, context);
    const { connect, remoteFailure } = await import('../remote/connect.ts');
    const { resourceCalls } = await import('@gongdi/api');
    const { checkRecord, fieldsOf, formFieldsOf, titleOf } = await import('@gongdi/domain');
    const { recordCalled } = await import('../record/find.ts');
    const { fillIn } = await import('../record/values.ts');
    const { recordMessage } = await import('../record/text/index.ts');
    const { isDeepStrictEqual } = await import('node:util');
    const { client, address } = await connect(context);
    const { terminal, json, lang } = context;
    try {
      const before = await recordCalled(client, resource, text, context);
      const own = before as Record<string, unknown>;
      const names = formFieldsOf(resource, 'edit').map((field) => field.name);
      const was = Object.fromEntries(names.flatMap((one) => (own[one] === undefined ? [] : [[one, own[one]]])));
      const record: Record<string, unknown> = structuredClone(was);
      await fillIn(record, given, client, resource, context);
      const checked = checkRecord(resource, { ...record, id: before.id, version: before.version }, 'edit', lang);
      if (!checked.ok) {
        const words = checked.problems.map(({ message }) => message).join('\n');
        throw new CliFailure(EXIT.findings, { zh: words, en: words });
      }
      const changed = fieldsOf(resource).filter((field) => !same(was[field.name], record[field.name]));
      const title = titleOf(resource, before);
      if (changed.length === 0) {
        if (json) terminal.out(JSON.stringify(before, null, 2));
        terminal.message(recordMessage(resource, 'unchanged', { title }));
        return EXIT.fine;
      }
      if (options.dryRun) {
        const fields = changed.map(({ label }) => label[lang]).join(', ');
        if (json) terminal.out(JSON.stringify({ dry_run: true, record }, null, 2));
        terminal.message(recordMessage(resource, 'wouldEdit', { title, fields }));
        return EXIT.fine;
      }
      const body = { ...checked.value, id: before.id, version: before.version };
      const row = await client.call(resourceCalls(resource).edit!, { body }, context);
      if (json) terminal.out(JSON.stringify(row, null, 2));
      terminal.message(recordMessage(resource, 'edited', { title: titleOf(resource, row) }));
      return EXIT.fine;

      function same(one: unknown, other: unknown): boolean {
        return isDeepStrictEqual(one ?? null, other ?? null);
      }
    } catch (error) {
      throw remoteFailure(error, address);
    }
  },
});
