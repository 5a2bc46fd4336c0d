import { defineCommand, EXIT } from '../command.ts';

export default defineCommand({
  name: 'get',
  arguments: '<resource> <record>',
  about: { zh: '显示服务器上的一条数据', en: 'Show one record of the server' },
  remote: true,
  examples: ['gongdi get project 滨江科创中心一期', 'gongdi user get chenjianguo --json > user.json'],
  async run([name = '', text = ''], _options, context) {
    const { companyResource } = await import('../remote/company-resource.ts');
    const resource = await companyResource(name, 'detail', context);
    const { connect, remoteFailure } = await import('../remote/connect.ts');
    const { recordCalled } = await import('../record/find.ts');
    const connection = await connect(context);
    const { client, address } = connection;
    try {
      const row = await recordCalled(client, resource, text, context);
      const { showRecord } = await import('../record/show.ts');
      context.terminal.out(
        context.json ? JSON.stringify(row, null, 2) : await showRecord(connection, resource, row, context),
      );
      return EXIT.fine;
    } catch (error) {
      throw remoteFailure(error, address);
    }
  },
});
