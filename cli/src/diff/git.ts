import { execFile } from 'node:child_process';
import { basename, dirname, resolve } from 'node:path';
import { CliFailure, EXIT } from '../command.ts';
import type { Input } from '../files/inputs.ts';
import { cliMessage } from '../text/index.ts';

/** Largest blob that is read, in bytes; models are far smaller, and the reader refuses more than 10 MiB anyway. */
const MAX_BLOB = 64 * 1024 * 1024;

/**
 * Returns whether a text is a git blob name such as `HEAD~1:models/leave.bpmn`; one letter before the colon is a
 * Windows drive.
 */
export function isBlobName(text: string): boolean {
  return /^[^:]{2,}:./.test(text);
}

/**
 * Returns the content of a file at a revision.
 * @param revision any name git accepts for a commit, or `revision:path` for a file that had another path then
 * @param file the file today; without it `revision` must contain a path, relative to the top of the repository
 */
export function revisionInput(revision: string, options: { file?: string; cwd: string; signal: AbortSignal }): Input {
  const { file, cwd, signal } = options;
  const named = isBlobName(revision) || file === undefined;
  const path = named ? undefined : resolve(cwd, file);
  const folder = path === undefined ? cwd : dirname(path);
  const blob = path === undefined ? revision : `${revision}:./${basename(path)}`;
  return {
    name: named ? revision : `${revision}:${file}`,
    path: null,
    place: basename(path ?? revision),
    read: () => readBlob(blob, folder, signal),
  };
}

/** @throws CliFailure with exit 3 when git is missing, with exit 2 when the revision or path does not exist */
function readBlob(blob: string, cwd: string, signal: AbortSignal): Promise<Uint8Array> {
  // git would read a name that begins with a dash as an option.
  if (blob.startsWith('-')) throw new CliFailure(EXIT.usage, cliMessage('noRevision', { revision: blob }));
  const env = { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' };
  return new Promise((done, fail) => {
    execFile(
      'git',
      ['cat-file', 'blob', blob],
      { cwd, env, signal, encoding: 'buffer', maxBuffer: MAX_BLOB, windowsHide: true },
      (error, stdout, stderr) => (error ? fail(failureOf(error, stderr.toString(), blob)) : done(stdout)),
    );
  });
}

function failureOf(error: Error & { code?: unknown }, stderr: string, blob: string): Error {
  if (error.name === 'AbortError') return error;
  if (error.code === 'ENOENT') return new CliFailure(EXIT.remote, cliMessage('noGit'), error);
  const colon = blob.indexOf(':');
  const [revision, path] = [blob.slice(0, colon), blob.slice(colon + 1)];
  if (/not a git repository/i.test(stderr)) return new CliFailure(EXIT.usage, cliMessage('noRepository'), error);
  if (/does not exist in|exists on disk, but not in|is outside repository/i.test(stderr))
    return new CliFailure(
      EXIT.usage,
      cliMessage('notInRevision', { revision, path: path.replace(/^\.\//, '') }),
      error,
    );
  if (/invalid object name|not a valid object name|unknown revision|bad revision/i.test(stderr))
    return new CliFailure(EXIT.usage, cliMessage('noRevision', { revision }), error);
  const reason = stderr.trim().replace(/^fatal: /, '') || error.message;
  return new CliFailure(EXIT.usage, cliMessage('gitFailed', { reason }), error);
}
