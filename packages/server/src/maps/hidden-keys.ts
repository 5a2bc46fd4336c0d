import type { MapConfig } from '@gongdi/api';

const DOTS = '••••';

/** Returns a key as administrators see it: its end tells keys apart. */
export const hiddenKey = (key: string): string =>
  key === '' ? '' : DOTS + key.slice(key.length - Math.min(4, key.length >> 2));

const isKeyed = (value: object | undefined): value is { key: string } => value !== undefined && 'key' in value;

const mapKeys = (config: MapConfig, change: (key: string, kind: string) => string): MapConfig => {
  const layers = config.layers?.map((layer) =>
    isKeyed(layer) ? { ...layer, key: change(layer.key, layer.kind) } : layer,
  );
  const { search } = config;
  const keyed = isKeyed(search) ? { ...search, key: change(search.key, search.provider) } : search;
  return { ...config, ...(layers && { layers }), ...(keyed && { search: keyed }) };
};

/** Replaces the keys by what administrators see of them. */
export const hideKeys = (config: MapConfig): MapConfig => mapKeys(config, hiddenKey);

/** Returns the keys of a configuration, in their order. */
export function keysIn(config: MapConfig): string[] {
  const keys: string[] = [];
  mapKeys(config, (key) => {
    keys.push(key);
    return key;
  });
  return keys;
}

/** Puts keys into a configuration, in their order; where there is none, what it shows stays. */
export function withKeys(config: MapConfig, keys: readonly string[]): MapConfig {
  let at = 0;
  return mapKeys(config, (shown) => keys[at++] ?? shown);
}

/** Puts the stored keys back where a configuration has them as they are shown. Another key is a new one. */
export function restoreKeys(config: MapConfig, stored: MapConfig): MapConfig {
  const known: { kind: string; key: string }[] = [];
  mapKeys(stored, (key, kind) => {
    known.push({ kind, key });
    return key;
  });
  const found = (shown: string, kind: string): string => {
    const fitting = known.filter((one) => hiddenKey(one.key) === shown);
    return (fitting.find((one) => one.kind === kind) ?? fitting[0])?.key ?? shown;
  };
  return mapKeys(config, (key, kind) => (key.startsWith(DOTS) ? found(key, kind) : key));
}

/** Returns whether a key is shown and not known: nobody's key begins like this. */
export const isHidden = (key: string): boolean => key.startsWith(DOTS);
