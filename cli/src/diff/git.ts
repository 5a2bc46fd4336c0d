import { execFile } from 'node:child_process';
import { basename, dirname, resolve } from 'node:path';
import { CliFailure, EXIT } from '../command.ts';
import type { Input } from '../files/inputs.ts';
import { say } from '../text/index.ts';

/** Largest blob that is read; models are far smaller, and reading refuses more than 10 MiB anyhow. */
const MAX_BLOB = 64 * 1024 * 1024;

/** `HEAD~1:models/leave.bpmn` as git writes it; one letter before the colon is a drive of Windows. */
export function isBlobName(text: string): boolean {
  return /^[^:]{2,}:./.test(text);
}

/**
 * A file as it stood at a revision.
 * @param revision any name git knows for a commit, or `revision:path` for a file that was elsewhere then
 * @param file the file today; without it `revision` must name a path, which begins at the top of the repository
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

/** @throws CliFailure with exit 3 without git, with exit 2 without such a revision or path */
function readBlob(blob: string, cwd: string, signal: AbortSignal): Promise<Uint8Array> {
  // A name that begins with a dash would be read as an option.
  if (blob.startsWith('-')) throw new CliFailure(EXIT.usage, say('noRevision', { revision: blob }));
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

function failureOf(error: Error & { code?: unknown }, said: string, blob: string): Error {
  if (error.name === 'AbortError') return error;
  if (error.code === 'ENOENT') return new CliFailure(EXIT.remote, say('noGit'), error);
  const colon = blob.indexOf(':');
  const [revision, path] = [blob.slice(0, colon), blob.slice(colon + 1)];
  if (/not a git repository/i.test(said)) return new CliFailure(EXIT.usage, say('noRepository'), error);
  if (/does not exist in|exists on disk, but not in|is outside repository/i.test(said))
    return new CliFailure(EXIT.usage, say('notInRevision', { revision, path: path.replace(/^\.\//, '') }), error);
  if (/invalid object name|not a valid object name|unknown revision|bad revision/i.test(said))
    return new CliFailure(EXIT.usage, say('noRevision', { revision }), error);
  const reason = said.trim().replace(/^fatal: /, '') || error.message;
  return new CliFailure(EXIT.usage, say('gitFailed', { reason }), error);
}
