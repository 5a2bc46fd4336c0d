import type { Label } from '../label.ts';

/** What people draw on the plan of a site: lines and areas. */
export interface SiteKind {
  label: Label;
  shape: 'line' | 'area';
}

/** Kinds of things on the plan of a site, in the order in which they are painted: what is later lies above. */
export const SITE_KINDS = {
  yard: { label: { zh: '堆场/加工区', en: 'Yard' }, shape: 'area' },
  pit: { label: { zh: '基坑', en: 'Excavation' }, shape: 'area' },
  road: { label: { zh: '道路', en: 'Road' }, shape: 'line' },
  temporary: { label: { zh: '临时设施', en: 'Temporary building' }, shape: 'area' },
  building: { label: { zh: '建筑物', en: 'Building' }, shape: 'area' },
  hoarding: { label: { zh: '围挡', en: 'Hoarding' }, shape: 'line' },
  gate: { label: { zh: '大门', en: 'Gate' }, shape: 'line' },
} as const satisfies Record<string, SiteKind>;

export type SiteKindName = keyof typeof SITE_KINDS;

export const SITE_KIND_NAMES = Object.keys(SITE_KINDS) as SiteKindName[];

/** A thing on the plan of a site. */
export interface SiteFeature {
  /** Unique in its plan. */
  id: string;
  kind: SiteKindName;
  /** Empty: it has none. */
  name: string;
  /** GCJ-02; the first point of an area is not repeated at its end. */
  points: readonly (readonly [longitude: number, latitude: number])[];
}

/** Limits of one plan: what a person draws, and what a map can paint while it moves. */
export const SITE_LIMITS = { features: 500, points: 500, name: 50 } as const;

/** Least number of points of a shape. */
export const fewestPoints = (shape: SiteKind['shape']): number => (shape === 'line' ? 2 : 3);
