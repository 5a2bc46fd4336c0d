import { useEffect, useRef } from 'react';
import { useKeptChoice } from '../../data/kept-choice.ts';
import { viewsOf } from '../../storage-keys.ts';
import type { GridViews } from './grid-views.ts';
import type { GridLayout } from '../layout/grid-layout.ts';
import { initialView, NO_VIEWS, type SavedViews } from './saved-views.ts';

interface DefaultViewProps {
  name: string;
  views: GridViews;
  setLayout: (layout: GridLayout | null) => void;
}

/** Applies the user's default view when a list opens, once: a later reset of the search must not apply it again. */
export default function DefaultView({ name, views, setLayout }: DefaultViewProps) {
  const [{ list, initial }] = useKeptChoice<SavedViews>(viewsOf(name), NO_VIEWS);
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    const view = initialView({ list, initial });
    if (!view) return;
    setLayout(view.layout);
    views.apply(view.filters, { ...view.query, page: 1 }, true);
  }, [list, initial, setLayout, views]);
  return null;
}
