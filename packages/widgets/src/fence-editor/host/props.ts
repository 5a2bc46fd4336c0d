import type { FenceHoles } from '@gongdi/api';
import type { CoordinateSystem, Polygon } from '@gongdi/geo';
import type { Look } from '../../kit/shadow/index.ts';

/** Another fence that is shown beside the edited one, for orientation, snapping and the overlap check. */
export interface OtherFence {
  name?: string;
  /** Coordinate system of its corners; default GCJ-02. */
  system?: CoordinateSystem;
  /** Its areas in the stored form: the specified list, or its JSON text. */
  data: unknown;
}

/** An earlier stored state of the fence. */
export interface FenceVersion {
  id: string;
  /** ISO 8601 instant. */
  saved_at: string;
  saved_by?: string | null;
  /** Number of areas. */
  areas?: number;
}

/** Result of `restoreVersion` and `loadFence`. */
export interface StoredFence {
  /** The specified list of polygons, or its JSON text; null: none yet. */
  data: unknown;
  fence_code?: string | null;
  /** Id of the `project_address` record that holds the fence code. */
  address_id?: string | null;
  system?: CoordinateSystem;
  /** Holes, which the specified list cannot contain: index of the area from 0, and the corners of each hole. */
  holes?: FenceHoles | null;
  /** Centre of the map when there is no fence yet, in `system`. */
  center?: readonly [longitude: number, latitude: number] | null;
  others?: readonly OtherFence[];
}

/** Reads and writes the fence through the Gongdi server that the page's configuration names. */
export interface FenceConnection {
  kind: 'gongdi';
}

export interface FenceProps extends Look {
  /** The fence in the stored form: a list of polygons of `[longitude, latitude, 0, 0, timestamp]`, or its JSON text. */
  value?: unknown;
  /** Coordinate system of the corners; default GCJ-02. */
  system?: CoordinateSystem;
  fenceCode?: string;
  addressId?: string;
  /** Disables editing, whatever permissions the user has. */
  readOnly?: boolean;
  others?: readonly OtherFence[] | null;
  /** Centre of the map when there is nothing to show, in `system`. */
  center?: readonly [longitude: number, latitude: number] | null;
  /** Returns the fence; repeated up to three times, 1.5 s apart, after failures. Takes precedence over `value`. */
  loadFence?: ((signal: AbortSignal) => Promise<StoredFence>) | null;
  loadVersions?: ((signal: AbortSignal) => Promise<readonly FenceVersion[]>) | null;
  /** Returns the content of a version, which replaces the current state as a step that can be undone. */
  loadVersion?: ((id: string, signal: AbortSignal) => Promise<StoredFence>) | null;
  connection?: FenceConnection | null;
  /** Id of the project that the connection reads and writes. */
  projectId?: string;
}

/** The saved data in the form of the specification's two calls. */
export interface FenceSaveDetail {
  /** Body of the call that sets the code on the address. */
  address: { id: string | null; fence_code: string };
  /** Body of the call that uploads the points. */
  enclosure: { fence_code: string; listString: string };
  system: CoordinateSystem;
  holes: FenceHoles;
  /** The areas with their holes. */
  polygons: readonly Polygon[];
}

export interface FenceSaveRequest extends FenceSaveDetail {
  /** The host passes the result of its own saving; a rejection is shown, and everything stays as it is. */
  respondWith(result: Promise<unknown>): void;
}

export interface FenceErrorDetail {
  code: string;
  message: string;
  where: 'load' | 'save' | 'import' | 'export' | 'versions' | 'locate' | 'search';
}
