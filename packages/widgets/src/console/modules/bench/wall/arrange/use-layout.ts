import { calls } from '@gongdi/api';
import type { WallPage } from '@gongdi/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { begun, changed, redone, undone, type History } from './history.ts';

type Pages = readonly WallPage[];

/** The stored pages of a wall, and what may be put on them. */
export function useStoredLayout(id: string) {
  const { client } = useConsole();
  return useQuery({
    queryKey: ['wall-layout', id],
    queryFn: ({ signal }) => client.call(calls.wall.layoutGet, { query: { id } }, { signal, quiet: true }),
    // What is being arranged must not change under the hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The pages while somebody arranges them, with undo, and storing them. */
export function useLayoutEdit(id: string, stored: { pages: Pages; version: number }) {
  const { client } = useConsole();
  const [history, setHistory] = useState<History<Pages>>(() => begun(stored.pages));
  const [saved, setSaved] = useState<{ pages: Pages; version: number }>(stored);
  const save = useMutation({
    mutationFn: async () => {
      const pages = history.now;
      const body = { id, version: saved.version, pages: pages.map((page) => ({ ...page, tiles: [...page.tiles] })) };
      const { version } = await client.call(calls.wall.arrange, { body }, { quiet: true });
      setSaved({ pages, version });
    },
  });
  return {
    pages: history.now,
    change: (pages: Pages) => setHistory((before) => changed(before, pages)),
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    // A wall that nobody has arranged can be stored as it begins.
    dirty: history.now !== saved.pages || saved.version === 0,
    edited: history.now !== saved.pages,
    save,
  };
}
