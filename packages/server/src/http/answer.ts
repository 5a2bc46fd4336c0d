import type { Call } from '@gongdi/api';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';

/**
 * Checks an answer against the contract. Fields that the contract does not declare are an error too, because such a
 * field could leak a secret.
 * @throws Error that names the call and the field; the server then answers `internal`
 */
export function checkAnswer(call: Call, answer: unknown): void {
  if (call.output === 'blob') return;
  const onTheWire: unknown = JSON.parse(JSON.stringify(answer ?? null));
  const parsed = z.safeParse(call.output, onTheWire);
  if (!parsed.success) throw new Error(`answer of ${call.name}: ${parsed.error.message}`);
  if (!isDeepStrictEqual(parsed.data, onTheWire)) throw new Error(`answer of ${call.name} has unknown fields`);
}
