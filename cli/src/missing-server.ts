import { fileURLToPath } from 'node:url';
import type { Label } from '@gongdi/domain';
import { cliMessage } from './text/index.ts';

const SERVER = '@gongdi/server';

/**
 * Returns the message for a failed import of the server, which is a package of its own: with PostgreSQL and the console
 * it is twenty times as large as the rest of the program. Undefined for another error.
 * @param here path of this program, by which the right command is chosen
 */
export function missingServer(
  error: unknown,
  version: string,
  here: string = fileURLToPath(import.meta.url),
): Label | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_MODULE_NOT_FOUND') return undefined;
  if (!error.message.includes(`'${SERVER}'`)) return undefined;
  return cliMessage('serverMissing', { name: SERVER, command: commandFor(here, `${SERVER}@${version}`) });
}

/** Returns how to install a package beside this program: for npx, in a project, or for the whole machine. */
function commandFor(here: string, wanted: string): string {
  const path = here.replaceAll('\\', '/');
  if (path.includes('/_npx/')) return `npx --package=gongdi --package=${wanted} gongdi serve`;
  const local = path.startsWith(`${process.cwd().replaceAll('\\', '/')}/`);
  return `npm install ${local ? '' : '--global '}${wanted}`;
}
