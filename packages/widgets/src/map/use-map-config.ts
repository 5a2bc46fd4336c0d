import type { HostConfig, MapConfig } from '@gongdi/api';
import { useEffect, useState } from 'react';
import { mapConfigOf } from './map-config.ts';

/** Returns the host's map configuration; undefined while it is loading. */
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
