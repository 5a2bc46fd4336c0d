import type { Client } from '@gongdi/api';
import type { Lang } from '@gongdi/domain';
import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { GridColumn } from '../../../../kit/grid/data-grid.tsx';
import type { OwnActions } from './own-actions.tsx';

export type ScreenRow = Record<string, unknown> & { id: string };

export interface ScreenRowProps {
  row: ScreenRow;
}

/** What a module adds to the columns of a list. */
export interface ScreenColumns {
  /** Rendered around the list, with the rows that it shows. */
  Around?: ComponentType<{ rows: readonly ScreenRow[] | undefined; children: ReactNode }>;
  /** Replaces the display of a field's value, also on the detail page; undefined: the value is shown as usual. */
  value?: (name: string, row: ScreenRow, lang: Lang) => ReactNode;
  /** Returns the columns of the list: those of the fields, with the module's own columns among them. */
  extend(columns: readonly GridColumn<ScreenRow>[], lang: Lang): GridColumn<ScreenRow>[];
}

/** What a module adds to a detail page. */
export interface ScreenDetails {
  /** Between the title and the record: content that users look at more often than the record's fields. */
  ahead?: ComponentType<ScreenRowProps>;
  below?: ComponentType<ScreenRowProps>;
  /** Above everything: a notice about this record. */
  notice?: ComponentType<ScreenRowProps>;
}

/** QR code on the label of a thing on site. */
export interface ScreenCode {
  /** Name of the field that is printed on the label below the title. */
  line?: string;
  /** Public page that the code opens; absent, or if it returns undefined: the record's own page. */
  openPage?: (row: ScreenRow) => string | undefined;
}

/** What `Screen.begins` receives. */
export interface Beginnings {
  /** Query of the link to the form. */
  params: URLSearchParams;
  client: Client;
  user: { id: string; nickname: string; org_id: string };
  /** Today in the zone of the installation, `YYYY-MM-DD`. */
  today: string;
}

/**
 * What the pages of a resource have in addition to what is derived from its definition. A screen is defined in
 * `screen.tsx` of the resource's folder below `console/modules`. It is loaded with the first page of the resource and
 * applies to the parts of the resource too.
 */
export interface Screen {
  columns?: ScreenColumns;
  /** Actions in addition to details, edit, delete and steps. */
  rowActions?: OwnActions;
  details?: ScreenDetails;
  code?: ScreenCode;
  /**
   * Returns values with which the add form begins, besides those of the definition and of the link. The form waits for
   * them. It is also asked without a network, so it makes a call only where the link names a record.
   */
  begins?: (given: Beginnings) => Promise<Record<string, unknown>>;
  /** The same for a step with a page of its own, by the name of the step: fields that it asks for. */
  beginsStep?: Readonly<Record<string, (given: Beginnings) => Promise<Record<string, unknown>>>>;
  /**
   * Field with pictures of a form on paper. While people fill in the form, these stand beside it, on a phone above it, so
   * that its fields are typed from them.
   */
  typedFrom?: string;
  /** After adding, the page of the new record is shown, not the list: people need what it shows, such as a code. */
  opensAdded?: true;
  /** Buttons above the list, after those that are derived from the definition. */
  listActions?: ComponentType;
}

export const defineScreen = (screen: Screen): Screen => screen;

/** The screen of the resource whose page is shown. */
export const ScreenContext = createContext<Screen>({});

export const useScreen = (): Screen => use(ScreenContext);

/** Functions that load a screen, by the name of a resource that is not a part of another. */
export type ScreenLoaders = Readonly<Record<string, () => Promise<{ default: Screen }>>>;

/** The screen loaders of a build, provided by its routes. */
export const ScreenLoadersContext = createContext<ScreenLoaders>({});
