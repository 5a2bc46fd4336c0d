import { defineCommand, EXIT } from '../command.ts';
import type { ListFlags } from '../remote/filters.ts';
import { cliMessage } from '../text/index.ts';

export default defineCommand({
  name: 'list',
  arguments: '<resource>',
  about: { zh: '列出服务器上的数据', en: 'List records of the server' },
  remote: true,
  options: [
    {
      flags: '--filter <field=value>',
      about: { zh: '查询条件（可多次给出）', en: 'condition (may be repeated)' },
      many: true,
    },
    { flags: '--sort <field>', about: { zh: '排序字段', en: 'field to sort by' } },
    { flags: '--desc', about: { zh: '倒序', en: 'downwards' } },
    { flags: '--page <n>', about: { zh: '第几页', en: 'page' } },
    { flags: '--page-size <n>', about: { zh: '每页条数', en: 'records of a page' } },
  ],
  examples: ['gongdi list projects', 'gongdi list staff --filter name=王 --json'],
  async run([name = ''], options: ListFlags, context) {
    const { lang, terminal, json } = context;
    const { companyResource } = await import('../remote/company-resource.ts');
    const resource = await companyResource(name, 'list', context);
    const { queryOf } = await import('../remote/filters.ts');
    const query = await queryOf(resource, options);
    const { connect, remoteFailure } = await import('../remote/connect.ts');
    const { resourceCalls } = await import('@gongdi/api');
    const { columnsOf } = await import('@gongdi/domain');
    const connection = await connect(context);
    const { client, address } = connection;
    const call = resourceCalls(resource).list!;
    try {
      const page = await client.call(call, { query }, context);
      if (json) {
        terminal.out(JSON.stringify(page, null, 2));
        return EXIT.fine;
      }
      const columns = columnsOf(resource).filter(({ column }) => !column.hidden);
      const { shownIn } = await import('../record/shown.ts');
      const show = await shownIn(connection, columns, page.list, context);
      const rows = page.list.map((row: Readonly<Record<string, unknown>>) =>
        columns.map((column) => show(column, row)),
      );
      const { table } = await import('../terminal/width.ts');
      if (rows.length > 0) terminal.out(table([columns.map(({ label }) => label[lang]), ...rows]));
      const total = page.total_capped ? `${page.total}+` : page.total;
      terminal.message(cliMessage('listed', { shown: rows.length, total, page: page.page }));
      return EXIT.fine;
    } catch (error) {
      throw remoteFailure(error, address);
    }
  },
});
