import { defineCommand, EXIT } from '../command.ts';
import { FIELDS, type FieldsFlag } from '../record/chosen-fields.ts';

export default defineCommand({
  name: 'get',
  arguments: '<resource> <record>',
  values: { resourcesFor: 'detail' },
  about: { zh: '显示服务器上的一条数据', en: 'Show one record of the server' },
  remote: true,
  options: [FIELDS],
  examples: [
    'gongdi get project 滨江科创中心一期',
    'gongdi user get chenjianguo --json > user.json',
    'gongdi get user chenjianguo --fields 手机号',
  ],
  async run([name = '', text = ''], options: FieldsFlag, context) {
    const { companyResource } = await import('../remote/company-resource.ts');
    const resource = await companyResource(name, 'detail', context);
    const { fieldsNamed, onlyFields } = await import('../record/chosen-fields.ts');
    const { storedFieldsOf } = await import('@gongdi/domain');
    const chosen = options.fields === undefined ? undefined : fieldsNamed(options.fields, storedFieldsOf(resource));
    const { connect, remoteFailure } = await import('../remote/connect.ts');
    const { recordCalled } = await import('../record/find.ts');
    const connection = await connect(context);
    const { client, address } = connection;
    try {
      const row = await recordCalled(client, resource, text, context);
      const { showRecord } = await import('../record/show.ts');
      context.terminal.out(
        context.json
          ? JSON.stringify(chosen ? onlyFields(row, chosen) : row, null, 2)
          : await showRecord(connection, resource, row, context, chosen),
      );
      return EXIT.fine;
    } catch (error) {
      throw remoteFailure(error, address);
    }
  },
});
