import type { HostConfig, MapConfig } from '@gongdi/api';
import { useEffect, useState } from 'react';

/** What a host has configured, asked for where it is a function. A host that fails leaves the graticule. */
export async function mapConfigOf({ map }: HostConfig): Promise<MapConfig | null> {
  if (typeof map !== 'function') return map ?? null;
  return map().catch(() => null);
}

/** The same for a component; undefined as long as it is waited for. */
export function useMapConfig(host: HostConfig): MapConfig | null | undefined {
  const [config, setConfig] = useState(typeof host.map === 'function' ? undefined : (host.map ?? null));
  useEffect(() => {
    let current = true;
    void mapConfigOf(host).then((found) => {
      if (current) setConfig(found);
    });
    return () => {
      current = false;
    };
  }, [host]);
  return config;
}
