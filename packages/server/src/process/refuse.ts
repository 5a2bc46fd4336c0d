import { GongdiError, type Lang } from '@gongdi/domain';
import type { Engine, EngineAbility } from '../engine/index.ts';
import { processLabel } from './text/index.ts';

type Key = Parameters<typeof processLabel>[0];
type Values = Parameters<typeof processLabel>[1];

/** Something has happened meanwhile, or is not as it would have to be: 409. */
export function conflict(key: Key, values?: Values): GongdiError {
  return new GongdiError('conflict', { label: processLabel(key, values) });
}

/** Not this person's to do: 400 with the code of a missing permission. */
export function notYours(key: Key, values?: Values): GongdiError {
  return new GongdiError('permission', { label: processLabel(key, values) });
}

/** A parameter that cannot be meant: 422. */
export function wrong(lang: Lang, path: string, key: Key, values?: Values): GongdiError {
  const label = processLabel(key, values);
  return new GongdiError('invalid', { label, problems: [{ path, code: key, message: label[lang] }] });
}

/** @throws GongdiError when the engine lacks what a call needs */
export function requireAbility(engine: Engine, ability: EngineAbility): void {
  if (!engine.abilities.has(ability)) throw conflict('engineCannot');
}
