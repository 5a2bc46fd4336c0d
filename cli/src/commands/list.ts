import { defineCommand, EXIT } from '../command.ts';
import type { ListFlags } from '../remote/filters.ts';
import { FIELDS, type FieldsFlag } from '../record/chosen-fields.ts';
import { cliMessage } from '../text/index.ts';

export default defineCommand({
  name: 'list',
  arguments: '<resource>',
  values: { resourcesFor: 'list' },
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
    FIELDS,
    { flags: '--page <n>', about: { zh: '第几页', en: 'page' } },
    { flags: '--page-size <n>', about: { zh: '每页条数', en: 'records of a page' } },
  ],
  examples: [
    'gongdi list projects',
    'gongdi list staff --filter name=王 --json',
    'gongdi list project --fields id,项目名称 --json',
  ],
  async run([name = ''], options: ListFlags & FieldsFlag, context) {
    const { lang, terminal, json } = context;
    const { companyResource } = await import('../remote/company-resource.ts');
    const resource = await companyResource(name, 'list', context);
    const { queryOf } = await import('../remote/filters.ts');
    const query = await queryOf(resource, options);
    const { columnsOf } = await import('@gongdi/domain');
    const { fieldsNamed, onlyFields } = await import('../record/chosen-fields.ts');
    const all = columnsOf(resource);
    const chosen = options.fields === undefined ? undefined : fieldsNamed(options.fields, all);
    const { connect, remoteFailure } = await import('../remote/connect.ts');
    const { resourceCalls } = await import('@gongdi/api');
    const connection = await connect(context);
    const { client, address } = connection;
    const call = resourceCalls(resource).list!;
    try {
      const page = await client.call(call, { query }, context);
      if (json) {
        const shown = chosen ? { ...page, list: page.list.map((row) => onlyFields(row, chosen)) } : page;
        terminal.out(JSON.stringify(shown, null, 2));
        return EXIT.fine;
      }
      const columns = chosen ?? all.filter(({ column }) => !column.hidden);
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
