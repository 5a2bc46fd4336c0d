import { CliFailure, EXIT } from '../command.ts';
import { serverFailure } from '../server-failure.ts';
import { say } from '../text/index.ts';

/** What a failed backup or restore means for the terminal. A damaged backup is a finding; a file that cannot be had is wrong use. */
export function databaseFailure(error: unknown, file: string, how: 'notReadable' | 'notWritable'): unknown {
  if (error instanceof CliFailure) return error;
  if ((error as Error | null)?.name === 'AbortError') return new CliFailure(EXIT.remote, say('interrupted'), error);
  const failure = serverFailure(error);
  const code = (error as { code?: unknown }).code;
  if (failure instanceof CliFailure)
    return code === 'backup_damaged' ? new CliFailure(EXIT.findings, failure.label, error) : failure;
  if (typeof code !== 'string' || !/^(ENOENT|EACCES|EISDIR|ENOTDIR|EPERM|EROFS|ENOSPC)$/.test(code)) return error;
  const exit = code === 'ENOSPC' ? EXIT.remote : EXIT.usage;
  return new CliFailure(exit, say(how, { path: file, reason: code }), error);
}
