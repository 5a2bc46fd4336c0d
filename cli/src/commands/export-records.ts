import { CliFailure, defineCommand, EXIT } from '../command.ts';
import type { ListFlags } from '../remote/filters.ts';
import { cliMessage } from '../text/index.ts';

interface Options extends ListFlags {
  out?: string;
  dryRun?: boolean;
  whole?: boolean;
}

export default defineCommand({
  name: 'export',
  arguments: '<resource>',
  values: { resourcesFor: 'export' },
  about: { zh: '把服务器上的数据导出为 Excel', en: 'Export records of the server as Excel' },
  remote: true,
  options: [
    {
      flags: '--out <path>',
      about: { zh: '写入的文件或文件夹；- 表示标准输出', en: 'file or folder; - for standard output' },
    },
    {
      flags: '--filter <field=value>',
      about: { zh: '查询条件（可多次给出）', en: 'condition (may be repeated)' },
      many: true,
    },
    { flags: '--sort <field>', about: { zh: '排序字段', en: 'field to sort by' } },
    { flags: '--desc', about: { zh: '倒序', en: 'downwards' } },
    {
      flags: '--whole',
      about: {
        zh: '个人信息不隐去（须有查看个人信息的权限，会留下记录）',
        en: 'personal data whole (needs the permission to see it, and is written down)',
      },
    },
    { flags: '--dry-run', about: { zh: '只说明，不写入', en: 'say it, write nothing' } },
  ],
  examples: ['gongdi export projects --out projects.xlsx', 'gongdi export staff --filter status=1 --out staff.xlsx'],
  async run([name = ''], options: Options, context) {
    const { cwd, terminal, json } = context;
    const { out } = options;
    const { companyResource } = await import('../remote/company-resource.ts');
    const resource = await companyResource(name, 'export', context);
    if (out === undefined) throw new CliFailure(EXIT.usage, cliMessage('needsOption', { option: '--out' }));
    const { checkWorkbookName } = await import('../files/workbook-name.ts');
    checkWorkbookName('--out', out);
    if (out === '-' && (terminal.interactive || json)) throw new CliFailure(EXIT.usage, cliMessage('binaryToTerminal'));
    const { queryOf } = await import('../remote/filters.ts');
    const filters = await queryOf(resource, options);
    // A resource without personal data has no masked values, so `--whole` changes nothing.
    const query = options.whole && resource.endpoints.personal ? { ...filters, personal: '1' } : filters;
    const { connect, remoteFailure } = await import('../remote/connect.ts');
    const { resourceCalls } = await import('@gongdi/api');
    const { client, address } = await connect(context);
    let bytes: Uint8Array;
    try {
      const blob = await client.call(resourceCalls(resource).export!, { query }, context);
      bytes = new Uint8Array(await blob.arrayBuffer());
    } catch (error) {
      throw remoteFailure(error, address);
    }
    if (out === '-') {
      terminal.out(bytes);
      return EXIT.fine;
    }
    const { join, resolve } = await import('node:path');
    const { isFolder, shownPath, writeResult } = await import('../files/outputs.ts');
    const path = resolve(cwd, (await isFolder(out)) ? join(out, `${resource.noun}.xlsx`) : out);
    const shown = shownPath(path, cwd);
    await writeResult(path, bytes, { context, dryRun: options.dryRun === true, overwrite: true, shown });
    if (json) terminal.out(JSON.stringify({ resource: resource.noun, out: shown, size: bytes.length }, null, 2));
    return EXIT.fine;
  },
});
