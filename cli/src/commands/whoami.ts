import { defineCommand, EXIT } from '../command.ts';

export default defineCommand({
  name: 'whoami',
  about: { zh: '显示当前登录的账号', en: 'Show who is logged in' },
  remote: true,
  async run(_args, _options, context) {
    const { connect, remoteFailure } = await import('../remote/connect.ts');
    const { calls } = await import('@gongdi/api');
    const { client, address } = await connect(context);
    try {
      const { user_name, nickname, company_name } = await client.call(calls.user.userInfo, {}, context);
      const who = { server: address, user_name, nickname, company_name };
      context.terminal.out(
        context.json
          ? JSON.stringify(who, null, 2)
          : [`${user_name}  ${nickname}`, company_name ?? '', address].filter(Boolean).join('\n'),
      );
      return EXIT.fine;
    } catch (error) {
      throw remoteFailure(error, address);
    }
  },
});
