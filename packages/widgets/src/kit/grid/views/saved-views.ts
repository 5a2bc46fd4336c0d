import type { GridQuery } from './grid-views.ts';
import type { GridLayout } from '../layout/grid-layout.ts';

/** Filters, order and columns of a list, stored under a name. */
export interface SavedView {
  name: string;
  filters: Record<string, string>;
  /** Without a page, because a view always opens page 1. */
  query: Omit<GridQuery, 'page'>;
  layout: GridLayout | null;
}

/** A user's saved views of one list. */
export interface SavedViews {
  list: SavedView[];
  /** Name of the view that the list opens with. */
  initial?: string;
}

export const NO_VIEWS: SavedViews = { list: [] };
export const VIEW_LIMIT = 20;
export const VIEW_NAME_LENGTH = 20;

export type ViewRefusal = 'viewNameMissing' | 'viewNameTaken' | 'viewTooMany';

/** @returns the reason why a view cannot have this name, or null; `own`: its present name when it is renamed */
export function refusalOf({ list }: SavedViews, name: string, own?: string): ViewRefusal | null {
  if (name.trim() === '') return 'viewNameMissing';
  if (name.trim() !== own && list.some((view) => view.name === name.trim())) return 'viewNameTaken';
  return own === undefined && list.length >= VIEW_LIMIT ? 'viewTooMany' : null;
}

export function addView(views: SavedViews, view: SavedView): SavedViews {
  return { ...views, list: [...views.list, { ...view, name: view.name.trim() }] };
}

export function renameView(views: SavedViews, name: string, next: string): SavedViews {
  return {
    list: views.list.map((view) => (view.name === name ? { ...view, name: next.trim() } : view)),
    initial: views.initial === name ? next.trim() : views.initial,
  };
}

export function removeView(views: SavedViews, name: string): SavedViews {
  return {
    list: views.list.filter((view) => view.name !== name),
    initial: views.initial === name ? undefined : views.initial,
  };
}

/** Makes a view the initial one; for the view that is the initial one already, removes that setting. */
export function toggleInitial(views: SavedViews, name: string): SavedViews {
  return { ...views, initial: views.initial === name ? undefined : name };
}

export function initialView({ list, initial }: SavedViews): SavedView | undefined {
  return list.find((view) => view.name === initial);
}
