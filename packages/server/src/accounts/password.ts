import { hash, verify } from '@node-rs/argon2';
import type { PasswordCost } from '../ports.ts';

/** argon2id (the library's default) with a salt of its own, in PHC form. */
export function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  return hash(normal(password), cost);
}

/** False also for a text that is no hash. */
export async function passwordMatches(stored: string, password: string): Promise<boolean> {
  try {
    return await verify(stored, normal(password));
  } catch {
    return false;
  }
}

/** The same characters however a keyboard composes them. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
