import { calls, type PlatformData } from '@gongdi/api';
import { PLATFORM_NAME } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Limits } from '../../../kit/data/index.ts';
import { useConsole, useLang } from './console-context.tsx';

/** All that is asked about settings stands under this key. */
export const SETTINGS = 'settings';

/** Asked again when a page is shown that uses it, ms: somebody may have changed the settings. */
const A_WHILE = 60_000;

/** What the installation says about itself; undefined until the server has answered, and without an answer. */
export function usePlatform(): PlatformData | undefined {
  const { client } = useConsole();
  const { data } = useQuery({
    queryKey: [SETTINGS, 'platform'],
    queryFn: ({ signal }) => client.call(calls.platform.get, {}, { signal, quiet: true }),
    staleTime: A_WHILE,
    retry: 2,
  });
  return data;
}

/** What the platform is called, in the language of the interface. */
export function usePlatformName(): string {
  return (usePlatform()?.name ?? PLATFORM_NAME)[useLang()];
}

/** What the installation allows, for forms; undefined until the server has answered. */
export function useLimits(): Limits | undefined {
  const platform = usePlatform();
  return useMemo(() => platform && { password: platform.password, fileKb: platform.upload_file_mb * 1024 }, [platform]);
}
