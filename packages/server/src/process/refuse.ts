import { GongdiError, type Lang } from '@gongdi/domain';
import type { Engine, EngineAbility } from '../engine/index.ts';
import { processLabel } from './text/index.ts';

type Key = Parameters<typeof processLabel>[0];
type Values = Parameters<typeof processLabel>[1];

/** 409: the state changed meanwhile, or does not allow the call. */
export function conflict(key: Key, values?: Values): GongdiError {
  return new GongdiError('conflict', { label: processLabel(key, values) });
}

/** This person may not do it: 400 with the code of a missing permission. */
export function notYours(key: Key, values?: Values): GongdiError {
  return new GongdiError('permission', { label: processLabel(key, values) });
}

/** 422: a parameter has an invalid value. */
export function wrong(lang: Lang, path: string, key: Key, values?: Values): GongdiError {
  const label = processLabel(key, values);
  return new GongdiError('invalid', { label, problems: [{ path, code: key, message: label[lang] }] });
}

/** @throws GongdiError if the engine lacks an ability that the call needs */
export function requireAbility(engine: Engine, ability: EngineAbility): void {
  if (!engine.abilities.has(ability)) throw conflict('engineCannot');
}
