import { hash, verify } from '@node-rs/argon2';
import type { PasswordCost } from '../ports.ts';

/** Returns an argon2id hash (the library's default) with its own salt, in PHC form. */
export function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  return hash(normal(password), cost);
}

/** Returns whether the password matches. Also false if the stored text is no hash. */
export async function passwordMatches(stored: string, password: string): Promise<boolean> {
  try {
    return await verify(stored, normal(password));
  } catch {
    return false;
  }
}

/** Normalises the characters, because keyboards compose the same character differently. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
