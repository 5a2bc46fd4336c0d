import type { HostConfig, MapConfig } from '@gongdi/api';

/** What a host has configured, asked for where it is a function. A host that fails leaves the graticule. */
export async function mapConfigOf({ map }: HostConfig): Promise<MapConfig | null> {
  if (typeof map !== 'function') return map ?? null;
  return map().catch(() => null);
}
