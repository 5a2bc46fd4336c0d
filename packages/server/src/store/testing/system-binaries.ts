import fs from 'node:fs';
import path from 'node:path';
import { binariesIn, type Binaries } from '../postgres/binaries.ts';

/** Returns the oldest PostgreSQL from 15 on that Debian's packages have installed: the SQL has to work with 15. */
export function systemBinaries(folder = '/usr/lib/postgresql'): Binaries | undefined {
  const majors = fs.existsSync(folder) ? fs.readdirSync(folder).map(Number) : [];
  const usable = majors.filter((major) => major >= 15 && fs.existsSync(path.join(folder, String(major), 'bin/initdb')));
  const major = usable.toSorted((a, b) => a - b)[0];
  return major === undefined ? undefined : binariesIn(path.join(folder, String(major), 'bin'), major);
}
