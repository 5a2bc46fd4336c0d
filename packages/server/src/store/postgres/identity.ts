import fs from 'node:fs';
import path from 'node:path';

/** A user of the operating system that runs PostgreSQL. */
export interface Identity {
  uid: number;
  gid: number;
  name: string;
}

/** Parses the lines of `/etc/passwd`; PostgreSQL's initdb refuses a user that is not listed there. */
export function parsePasswd(text: string): Identity[] {
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && !line.startsWith('#') && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

/**
 * Chooses the user that runs PostgreSQL if this process is root, because PostgreSQL refuses to run as root: the owner
 * of existing data, else the (unprivileged) owner of the data folder, else `gongdi` if this user exists, else `nobody`.
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

/** Returns the user that PostgreSQL is to run as; undefined if this process is not root: then its own user. */
export function unprivilegedIdentity(...folders: readonly string[]): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = parsePasswd(fs.readFileSync('/etc/passwd', 'utf8'));
  return chooseIdentity(
    users,
    folders.map((folder) => fs.statSync(folder, { throwIfNoEntry: false })?.uid),
  );
}

/** Returns whether the permission bits let a user enter a folder, or run a file, and pass all folders above it. */
export function canEnter(folder: string, user: Identity): boolean {
  const stat = fs.statSync(folder);
  const shift = stat.uid === user.uid ? 6 : stat.gid === user.gid ? 3 : 0;
  if (((stat.mode >> shift) & 1) === 0) return false;
  const parent = path.dirname(folder);
  return parent === folder || canEnter(parent, user);
}
