import { defineCommand, EXIT } from '../command.ts';
import { cliMessage } from '../text/index.ts';

export default defineCommand({
  name: 'logout',
  about: { zh: '退出登录', en: 'Log out' },
  remote: true,
  async run(_args, _options, context) {
    const { connect, remoteFailure, serverAddress } = await import('../remote/connect.ts');
    const { readCredentials, writeCredentials } = await import('../config/credentials.ts');
    const address = await serverAddress(context);
    const stored = await readCredentials(context.env, address);
    const done = () => {
      if (context.json) context.terminal.out(JSON.stringify({ server: address }, null, 2));
      context.terminal.message(cliMessage('loggedOut'));
      return EXIT.fine;
    };
    if (!stored) return done();
    // Local credentials are deleted first, so that they do not stay on this machine when the server is unreachable.
    await writeCredentials(context.env, address, null);
    const { calls, CallFailure } = await import('@gongdi/api');
    const { client } = await connect(context, { anonymous: true });
    client.session.set(stored);
    try {
      const body = { user_id: stored.user_id ?? '', serial_number: stored.serial };
      await client.call(calls.user.logout, { body }, context);
    } catch (error) {
      // A session that the server no longer knows is logged out already.
      if (!(error instanceof CallFailure && error.endsSession)) throw remoteFailure(error, address);
    }
    return done();
  },
});
