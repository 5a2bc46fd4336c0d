import { calls, type PlatformData } from '@gongdi/api';
import { PLATFORM_NAME } from '@gongdi/domain';
import { hashKey, useQuery, type Query } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Limits } from '../../../kit/data/index.ts';
import { useConsole, useLang } from './console-context.tsx';

/** First part of the query keys of all settings. */
export const SETTINGS = 'settings';

const PLATFORM = [SETTINGS, 'platform'] as const;

/** Returns whether a query asks for what everybody may read: login and page then share one answer. */
export const isPublic = ({ queryHash }: Query): boolean => queryHash === hashKey(PLATFORM);

/**
 * `staleTime` of the queries, ms: an older answer is requested again when a page that uses it is shown, because an
 * administrator may have changed the settings.
 */
const A_WHILE = 60_000;

/** Returns the public data of the installation; undefined until the server has answered, and if it does not answer. */
export function usePlatform(): PlatformData | undefined {
  const { client } = useConsole();
  const { data } = useQuery({
    queryKey: PLATFORM,
    queryFn: ({ signal }) => client.call(calls.platform.get, {}, { signal, quiet: true }),
    staleTime: A_WHILE,
    retry: 2,
  });
  return data;
}

/** Returns the name of the platform in the language of the interface. */
export function usePlatformName(): string {
  return (usePlatform()?.name ?? PLATFORM_NAME)[useLang()];
}

/** Returns the limits of the installation for forms; undefined until the server has answered. */
export function useLimits(): Limits | undefined {
  const platform = usePlatform();
  return useMemo(() => platform && { password: platform.password, fileKb: platform.upload_file_mb * 1024 }, [platform]);
}
