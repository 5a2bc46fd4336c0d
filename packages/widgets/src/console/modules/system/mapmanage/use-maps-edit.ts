import { calls, type MapConfig, type WholeMaps } from '@gongdi/api';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../../ground/page/leave-guard.tsx';
import { useMapsText } from './text/index.ts';

/** Key of the query for the maps. */
export const MAPS = 'maps';

export interface MapsEdit {
  /** The configuration with the unsaved changes. */
  config: MapConfig;
  changed: boolean;
  busy: boolean;
  /** Why the server has refused the last save. */
  failure: { message: string; problems: readonly string[] } | undefined;
  /** Something was saved since the page was loaded, so the page should be loaded again. */
  isStale: boolean;
  change: (part: Partial<MapConfig>) => void;
  undo: () => void;
  save: () => Promise<void>;
}

/** Edit of the maps as a whole. Newer stored values are shown as soon as there are no unsaved changes. */
export function useMapsEdit(stored: WholeMaps): MapsEdit {
  const { client } = useConsole();
  const text = useMapsText();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const [base, setBase] = useState(stored);
  const [config, setConfig] = useState<MapConfig>(stored.config);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<MapsEdit['failure']>();
  const [isStale, setStale] = useState(false);
  const changed = textOf(config) !== textOf(base.config);
  useLeaveGuard(() => changed);
  const begin = (from: WholeMaps): void => {
    setBase(from);
    setConfig(from.config);
    setFailure(undefined);
  };
  if (stored.version > base.version && !changed) begin(stored);

  const save = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const saved = await client.call(calls.map.change, { body: { version: base.version, config } }, { quiet: true });
      queries.setQueryData([MAPS], saved);
      begin(saved);
      setStale(true);
      void message.success(text.saved);
    } catch (error) {
      const problems = (error as { problems?: readonly { path: string; message: string }[] }).problems ?? [];
      setFailure({
        message: (error as Error).message,
        problems: problems.map(({ path, message: reason }) => `${path}: ${reason}`),
      });
    } finally {
      setBusy(false);
    }
  };
  return {
    config,
    changed,
    busy,
    failure,
    isStale,
    change: (part) => setConfig((now) => withoutEmpty({ ...now, ...part })),
    undo: () => begin(stored),
    save,
  };
}

/** Leaves out what is not given, as a stored configuration does. */
const withoutEmpty = (config: MapConfig): MapConfig =>
  Object.fromEntries(
    Object.entries(config).filter(([, value]) => value !== undefined && (!Array.isArray(value) || value.length > 0)),
  );

/** Returns a configuration as a text for comparison: the database gives members in another order. */
const textOf = (config: MapConfig): string =>
  JSON.stringify(config, (_, value: unknown) =>
    value === null || typeof value !== 'object' || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );
