import { VIEW_KINDS, viewsOf, type AnyResource, type ViewKind } from '@gongdi/domain';
import { useCallback, useEffect, useMemo } from 'react';
import { useKeptChoice } from '../../../../kit/data/kept-choice.ts';
import { viewsOf as savedViewsOf } from '../../../../kit/storage-keys.ts';
import { initialView, NO_VIEWS, type SavedViews } from '../../../../kit/grid/views/saved-views.ts';
import type { ViewSettings } from '../../address-query.ts';
import { listViewOf } from '../../../ground/storage-keys.ts';

export interface ListView {
  /** Views that the resource has besides the table. */
  kinds: readonly ViewKind[];
  /** `list`: the table. */
  shown: ViewKind | 'list';
  settings: ViewSettings;
  choose: (kind: ViewKind | 'list') => void;
  /**
   * Changes settings of the shown view; undefined removes one. `replace`: as no step of the history, for what changes
   * all the time.
   */
  set: (settings: ViewSettings, replace?: boolean) => void;
}

interface AddressView {
  view: ViewSettings;
  pristine: boolean;
  setView: (view: ViewSettings, replace?: boolean) => void;
}

/**
 * The view in which the list of a resource is shown. It stands in the address; a list that is opened without one shows
 * the view that the user chose last, unless a saved view is the initial one.
 */
export function useListView(resource: AnyResource, { view, pristine, setView }: AddressView): ListView {
  const [kept, keep] = useKeptChoice<ViewSettings>(listViewOf(resource.name), {});
  const [saved] = useKeptChoice<SavedViews>(savedViewsOf(resource.name), NO_VIEWS);
  const kinds = useMemo(() => kindsOf(resource), [resource]);
  const known = (settings: ViewSettings) => kinds.some((kind) => kind === settings.view);
  const resumes = pristine && known(kept) && !initialView(saved);
  useEffect(() => {
    if (resumes) setView(kept, true);
  }, [resumes, kept, setView]);
  const settings = resumes ? kept : view;
  const change = useCallback(
    (next: ViewSettings, replace = false) => {
      // What was looked at is not looked at for ever; how it is shown is.
      const { view_day: _day, view_at: _at, ...lasting } = next;
      keep(lasting);
      setView(next, replace);
    },
    [keep, setView],
  );
  const shown = known(settings) ? (settings.view as ViewKind) : 'list';
  return useMemo(
    () => ({
      kinds,
      shown,
      settings,
      choose: (kind) => {
        if (kind !== 'list') return change({ ...kept, view: kind });
        const { view: _view, ...lasting } = kept;
        keep(lasting);
        // Without a word for the table, an initial saved view would be applied again.
        setView(initialView(saved) ? { view: 'list' } : {});
      },
      set: (next, replace) => change(defined({ ...settings, ...next }), replace),
    }),
    [kinds, shown, settings, kept, keep, saved, setView, change],
  );
}

/** Returns the views that a resource has besides the table, in the order in which they are offered. */
export function kindsOf(resource: AnyResource): readonly ViewKind[] {
  const views = viewsOf(resource);
  return VIEW_KINDS.filter((kind) => views[kind] !== undefined);
}

function defined(settings: ViewSettings): ViewSettings {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}
