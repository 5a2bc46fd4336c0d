import type { AnyResource } from './define.ts';

/** Name of the query parameter by which every list finds records with labels; no field has this name. */
export const LABELS = 'record_labels';

/** Name of the resource of the labels. */
export const LABEL_RESOURCE = 'projectlabel';

/** Most labels on one record. */
export const MOST_LABELS = 20;

/**
 * Returns whether records of a resource may have labels: those that belong to organisations, have a page of their own,
 * and are written by generated code.
 */
export const isLabelled = ({
  endpoints,
  scope,
  viewOf,
}: Pick<AnyResource, 'endpoints' | 'scope' | 'viewOf'>): boolean =>
  Boolean(endpoints.list && endpoints.detail) && scope === 'organisation' && viewOf === undefined;
