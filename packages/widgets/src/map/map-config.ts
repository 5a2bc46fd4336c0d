import type { HostConfig, MapConfig } from '@gongdi/api';

/**
 * Returns the host's map configuration and calls it if it is a function. If the host fails, only the graticule is
 * available.
 */
export async function mapConfigOf({ map }: HostConfig): Promise<MapConfig | null> {
  if (typeof map !== 'function') return map ?? null;
  return map().catch(() => null);
}
