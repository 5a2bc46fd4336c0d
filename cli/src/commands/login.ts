import { CliFailure, defineCommand, EXIT, type CommandContext } from '../command.ts';
import { cliMessage } from '../text/index.ts';

interface Options {
  user?: string;
  passwordStdin?: boolean;
}

export default defineCommand({
  name: 'login',
  about: { zh: '登录服务器', en: 'Log in to the server' },
  remote: true,
  options: [
    { flags: '--user <name>', about: { zh: '账号', en: 'account' } },
    { flags: '--password-stdin', about: { zh: '从标准输入读取密码', en: 'read the password from standard input' } },
  ],
  examples: ['gongdi login', 'gongdi login --user admin --password-stdin < password.txt'],
  async run(_args, options: Options, context) {
    const { connect, remoteFailure, serverAddress } = await import('../remote/connect.ts');
    // An invalid address is reported before the password is asked for.
    await serverAddress(context);
    const { user_name, password } = await answers(options, context);
    const { calls, CallFailure } = await import('@gongdi/api');
    const { ERRORS } = await import('@gongdi/domain');
    const { client, address } = await connect(context, { anonymous: true });
    try {
      const body = { user_name, password };
      const { token, serial_token_number: serial } = await client.call(calls.user.login, { body }, context);
      client.session.set({ token, serial });
      const profile = await client.call(calls.user.userInfo, {}, context);
      const { writeCredentials } = await import('../config/credentials.ts');
      const { user_id } = profile;
      const logged_in_at = new Date().toISOString();
      const kept = { token, serial, user_id, user_name: profile.user_name, logged_in_at };
      await writeCredentials(context.env, address, kept);
      if (context.json)
        context.terminal.out(JSON.stringify({ server: address, user_name: profile.user_name }, null, 2));
      context.terminal.message(cliMessage('loggedIn', { address, name: profile.user_name }));
      return EXIT.fine;
    } catch (error) {
      const captcha: readonly number[] = [ERRORS.captchaMissing.code, ERRORS.captchaWrong.code];
      if (error instanceof CallFailure && captcha.includes(error.code))
        throw new CliFailure(EXIT.remote, cliMessage('captchaAsked'), error);
      throw remoteFailure(error, address);
    }
  },
});

/** Returns account and password: from the flags, the environment and standard input, or typed by the user. */
async function answers({ user, passwordStdin }: Options, { env, lang, signal }: CommandContext) {
  const user_name = user ?? env['GONGDI_USER'];
  const given = passwordStdin ? await readPassword() : env['GONGDI_PASSWORD'];
  if (given === '') throw new CliFailure(EXIT.usage, cliMessage('noPassword'));
  if (user_name !== undefined && given !== undefined) return { user_name, password: given };
  if (!process.stdin.isTTY || !process.stderr.isTTY) throw new CliFailure(EXIT.usage, cliMessage('noTerminal'));
  const { ask, askHidden, Unanswered } = await import('../terminal/ask.ts');
  try {
    const name = user_name ?? (await ask(cliMessage('accountPrompt')[lang], signal)).trim();
    return { user_name: name, password: given ?? (await askHidden(cliMessage('passwordPrompt')[lang])) };
  } catch (error) {
    if (error instanceof Unanswered) throw new CliFailure(EXIT.remote, cliMessage('interrupted'), error);
    throw error;
  }
}

async function readPassword(): Promise<string> {
  const { readStdin } = await import('../files/inputs.ts');
  return new TextDecoder().decode(await readStdin()).replace(/\r?\n$/, '');
}
