import { CliFailure, defineCommand, EXIT } from '../command.ts';
import type { WriteFlags } from '../record/input.ts';
import { DRY_RUN, PASSWORD_STDIN, WRITE_OPTIONS } from '../record/options.ts';

export default defineCommand({
  name: 'add',
  arguments: '<resource>',
  values: { resourcesFor: 'add' },
  about: { zh: '在服务器上新增一条数据', en: 'Add a record on the server' },
  remote: true,
  options: [...WRITE_OPTIONS, PASSWORD_STDIN, DRY_RUN],
  examples: [
    'gongdi add staff --set 姓名=王建 --set project_id=滨江科创中心一期 --dry-run',
    'gongdi project add --file project.json',
    'gongdi user add --set userName=wang --set 姓名=王建 --set 所属组织=上海分公司 --set 角色=admin --password-stdin < password.txt',
  ],
  async run([name = ''], options: WriteFlags, context) {
    const { companyResource } = await import('../remote/company-resource.ts');
    const resource = await companyResource(name, 'add', context);
    const { readInput } = await import('../record/input.ts');
    const given = await readInput(resource, 'add', options, context);
    const { connect, remoteFailure } = await import('../remote/connect.ts');
    const { resourceCalls } = await import('@gongdi/api');
    const { checkRecord, initialOf, titleOf } = await import('@gongdi/domain');
    const { fillIn } = await import('../record/values.ts');
    const { recordMessage } = await import('../record/text/index.ts');
    const { client, address } = await connect(context);
    const { terminal, json, lang } = context;
    try {
      const record: Record<string, unknown> = { ...initialOf(resource) };
      await fillIn(record, given, client, resource, context);
      const checked = checkRecord(resource, record, 'add', lang);
      if (!checked.ok) {
        const words = checked.problems.map(({ message }) => message).join('\n');
        throw new CliFailure(EXIT.findings, { zh: words, en: words });
      }
      if (options.dryRun) {
        if (json) terminal.out(JSON.stringify({ dry_run: true, record: withoutSecrets(record) }, null, 2));
        terminal.message(recordMessage(resource, 'wouldAdd', { title: titleOf(resource, { id: '', ...record }) }));
        return EXIT.fine;
      }
      const row = await client.call(resourceCalls(resource).add!, { body: checked.value }, context);
      if (json) terminal.out(JSON.stringify(row, null, 2));
      terminal.message(recordMessage(resource, 'added', { title: titleOf(resource, row), id: row.id }));
      return EXIT.fine;
    } catch (error) {
      throw remoteFailure(error, address);
    }
  },
});

function withoutSecrets({ password, ...record }: Record<string, unknown>): Record<string, unknown> {
  return password === undefined ? record : { ...record, password: '***' };
}
