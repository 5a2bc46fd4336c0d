import { calls, type PlatformData } from '@gongdi/api';
import { PLATFORM_NAME } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { useConsole, useLang } from './console-context.tsx';

/** All that is asked about settings stands under this key. */
export const SETTINGS = 'settings';

/** What the installation says about itself; undefined until the server has answered, and without an answer. */
export function usePlatform(): PlatformData | undefined {
  const { client } = useConsole();
  const { data } = useQuery({
    queryKey: [SETTINGS, 'platform'],
    queryFn: ({ signal }) => client.call(calls.platform.get, {}, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 2,
  });
  return data;
}

/** What the platform is called, in the language of the interface. */
export function usePlatformName(): string {
  return (usePlatform()?.name ?? PLATFORM_NAME)[useLang()];
}
