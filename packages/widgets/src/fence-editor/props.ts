import type { FenceHoles } from '@gongdi/api';
import type { CoordinateSystem, Polygon } from '@gongdi/geo';
import type { Look } from '../kit/shadow/index.ts';

/** Another fence that is shown beside the edited one, to be seen, snapped to and not overlapped. */
export interface OtherFence {
  name?: string;
  /** What its corners are in; default GCJ-02. */
  system?: CoordinateSystem;
  /** Its areas as they are stored: the specified list, or its JSON text. */
  data: unknown;
}

/** A state of the fence that was stored once. */
export interface FenceVersion {
  id: string;
  /** ISO 8601 instant. */
  saved_at: string;
  saved_by?: string | null;
  /** How many areas it has. */
  areas?: number;
}

/** What `restoreVersion` and `loadFence` give. */
export interface StoredFence {
  /** The specified list of polygons, or its JSON text; null: none yet. */
  data: unknown;
  fence_code?: string | null;
  /** Of `project_address`: what the fence code is set on. */
  address_id?: string | null;
  system?: CoordinateSystem;
  /** Holes, which the specified list has no place for: number of the area from 0, and the corners of each hole. */
  holes?: FenceHoles | null;
  /** Where the map is when there is no fence yet, in `system`. */
  center?: readonly [longitude: number, latitude: number] | null;
  others?: readonly OtherFence[];
}

/** Reads and writes the fence through the Gongdi server that the page's configuration names. */
export interface FenceConnection {
  kind: 'gongdi';
}

export interface FenceProps extends Look {
  /** The fence as it is stored: a list of polygons of `[longitude, latitude, 0, 0, timestamp]`, or its JSON text. */
  value?: unknown;
  /** What the corners are in; default GCJ-02. */
  system?: CoordinateSystem;
  fenceCode?: string;
  addressId?: string;
  /** Shown only, whatever the user may do. */
  readOnly?: boolean;
  others?: readonly OtherFence[] | null;
  /** Where the map is when there is nothing to show, in `system`. */
  center?: readonly [longitude: number, latitude: number] | null;
  /** Gives the fence; asked again three times, 1.5 s apart. Wins over `value`. */
  loadFence?: ((signal: AbortSignal) => Promise<StoredFence>) | null;
  loadVersions?: ((signal: AbortSignal) => Promise<readonly FenceVersion[]>) | null;
  /** Gives what a version held; it is laid over the present state as a step that can be undone. */
  loadVersion?: ((id: string, signal: AbortSignal) => Promise<StoredFence>) | null;
  connection?: FenceConnection | null;
  /** Which project the connection reads and writes. */
  projectId?: string;
}

/** What is saved, as the specification's two calls take it. */
export interface FenceSaveDetail {
  /** Sets the code on the address. */
  address: { id: string | null; fence_code: string };
  /** Uploads the points. */
  enclosure: { fence_code: string; listString: string };
  system: CoordinateSystem;
  holes: FenceHoles;
  /** The areas with their holes. */
  polygons: readonly Polygon[];
}

export interface FenceSaveRequest extends FenceSaveDetail {
  /** The host tells how it went; a rejection is shown and everything stays as it is. */
  respondWith(result: Promise<unknown>): void;
}

export interface FenceErrorDetail {
  code: string;
  message: string;
  where: 'load' | 'save' | 'import' | 'export' | 'versions' | 'locate' | 'search';
}
