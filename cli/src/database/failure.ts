import { CliFailure, EXIT } from '../command.ts';
import { serverFailure } from '../server-failure.ts';
import { cliMessage } from '../text/index.ts';

/**
 * Maps a failed backup or restore to an exit code: a damaged backup is a finding; a file that cannot be read or written
 * is a usage error.
 */
export function databaseFailure(error: unknown, file: string, how: 'notReadable' | 'notWritable'): unknown {
  if (error instanceof CliFailure) return error;
  if ((error as Error | null)?.name === 'AbortError')
    return new CliFailure(EXIT.remote, cliMessage('interrupted'), error);
  const failure = serverFailure(error);
  const code = (error as { code?: unknown }).code;
  if (failure instanceof CliFailure)
    return code === 'backup_damaged' ? new CliFailure(EXIT.findings, failure.label, error) : failure;
  if (typeof code !== 'string' || !/^(ENOENT|EACCES|EISDIR|ENOTDIR|EPERM|EROFS|ENOSPC)$/.test(code)) return error;
  const exit = code === 'ENOSPC' ? EXIT.remote : EXIT.usage;
  return new CliFailure(exit, cliMessage(how, { path: file, reason: code }), error);
}
