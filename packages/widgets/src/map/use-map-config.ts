import type { HostConfig, MapConfig } from '@gongdi/api';
import { useEffect, useState } from 'react';
import { mapConfigOf } from './map-config.ts';

/** What a host has configured for maps; undefined as long as it is waited for. */
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
