import fs from 'node:fs';
import path from 'node:path';

/** A user of the operating system under which PostgreSQL runs. */
export interface Identity {
  uid: number;
  gid: number;
  name: string;
}

/** Lines of `/etc/passwd`; PostgreSQL's initdb refuses a user that is not listed there. */
export function parsePasswd(text: string): Identity[] {
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && !line.startsWith('#') && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

/**
 * Who runs PostgreSQL when we are root, which it refuses to be: the owner of existing data, else the (unprivileged)
 * owner of the data folder, else `gongdi` where an administrator made one, else `nobody`.
 */
export function chooseIdentity(
  users: readonly Identity[],
  owners: readonly (number | undefined)[],
): Identity | undefined {
  for (const owner of owners) {
    const user = users.find((entry) => entry.uid === owner && entry.uid !== 0);
    if (user) return user;
  }
  return users.find((user) => user.name === 'gongdi') ?? users.find((user) => user.name === 'nobody');
}

/** The user to become before starting PostgreSQL; undefined when we are not root and stay who we are. */
export function unprivilegedIdentity(...folders: readonly string[]): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = parsePasswd(fs.readFileSync('/etc/passwd', 'utf8'));
  return chooseIdentity(
    users,
    folders.map((folder) => fs.statSync(folder, { throwIfNoEntry: false })?.uid),
  );
}

/** Whether a user may enter a folder, or run a file, and pass through all folders above it, by their permission bits. */
export function canEnter(folder: string, user: Identity): boolean {
  const stat = fs.statSync(folder);
  const shift = stat.uid === user.uid ? 6 : stat.gid === user.gid ? 3 : 0;
  if (((stat.mode >> shift) & 1) === 0) return false;
  const parent = path.dirname(folder);
  return parent === folder || canEnter(parent, user);
}
