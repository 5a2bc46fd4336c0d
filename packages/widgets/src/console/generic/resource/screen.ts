import type { Lang } from '@gongdi/domain';
import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { GridColumn } from '../../../kit/grid/data-grid.tsx';

export type ScreenRow = Record<string, unknown> & { id: string };

export interface ScreenRowProps {
  row: ScreenRow;
}

/** What a list shows beside the fields of its records. */
export interface ScreenColumns {
  /** Around the list, with the rows that it shows. */
  Around?: ComponentType<{ rows: readonly ScreenRow[] | undefined; children: ReactNode }>;
  /** What stands in the place of a field's value, in the detail as well; undefined: its value. */
  value?: (name: string, row: ScreenRow, lang: Lang) => ReactNode;
  /** The columns of the fields, with its own among them. */
  extend(columns: readonly GridColumn<ScreenRow>[], lang: Lang): GridColumn<ScreenRow>[];
}

/** What stands on a detail page beside the record. */
export interface ScreenDetails {
  /** Between the name and the record: what is looked at more often than what was filled in once. */
  ahead?: ComponentType<ScreenRowProps>;
  below?: ComponentType<ScreenRowProps>;
  /** Above everything: what holds for this record. */
  notice?: ComponentType<ScreenRowProps>;
  /** Its parts tell what became of the record, so that the steps are not told again. */
  history?: true;
}

/** The code that records of things on site carry. */
export interface ScreenCode {
  /** The field that stands on the label below the title. */
  line?: string;
  /** A page for everybody that the code opens; absent, or where it is undefined: the record's own. */
  openPage?: (row: ScreenRow) => string | undefined;
}

/**
 * What the pages of a resource have beyond what is derived from its definition. It stands in `screen.tsx` of the
 * resource's folder below `console/modules`, comes with the first of its pages, and holds for its parts too.
 */
export interface Screen {
  columns?: ScreenColumns;
  /** Buttons beside details, edit and delete, with the room that they take, pixels. */
  rowActions?: { view: ComponentType<ScreenRowProps>; width: number };
  details?: ScreenDetails;
  /** Records can be edited in their table, of which it shows most of the form. */
  editableList?: true;
  code?: ScreenCode;
}

export const defineScreen = (screen: Screen): Screen => screen;

/** The screen of the resource whose page is shown. */
export const ScreenContext = createContext<Screen>({});

export const useScreen = (): Screen => use(ScreenContext);

/** By the name of a resource that is no part of another: loads its screen. */
export type ScreenLoaders = Readonly<Record<string, () => Promise<{ default: Screen }>>>;

/** The screens of a build, given by its routes. */
export const ScreenLoadersContext = createContext<ScreenLoaders>({});
