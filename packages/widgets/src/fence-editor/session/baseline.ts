import {
  DEFAULT_SYSTEM,
  isCoordinateSystem,
  newFenceCode,
  parseWire,
  writeWire,
  type Polygon,
  type Ring,
} from '@gongdi/geo';
import { documentOf, polygonsOf, type FenceDocument } from '../model/document.ts';
import type { FenceSaveDetail, StoredFence } from '../host/props.ts';

/** The fence as it was opened: cancel returns to it, and saving rewrites only the edited areas. */
export interface Baseline {
  readonly document: FenceDocument;
  /** The value as it was opened, unchanged. */
  readonly data: unknown;
  readonly code: string | null;
  readonly addressId: string | null;
}

/** @throws FileProblem when the data is no fence */
export function baselineOf(stored: StoredFence): Baseline {
  const system = isCoordinateSystem(stored.system) ? stored.system : DEFAULT_SYSTEM;
  const polygons = parseWire(stored.data).map((polygon, i) => withHoles(polygon, holesAt(stored, i)));
  return {
    document: documentOf(polygons, system),
    data: stored.data ?? null,
    code: stored.fence_code || null,
    addressId: stored.address_id || null,
  };
}

const holesAt = ({ holes }: StoredFence, polygon: number): readonly Ring[] =>
  (holes ?? []).flatMap((one) => (one.polygon === polygon ? one.rings : []));

const withHoles = (polygon: Polygon, holes: readonly Ring[]): Polygon =>
  holes.length === 0 ? polygon : { outer: polygon.outer, holes: holes.filter((ring) => ring.length > 2) };

const textOf = (data: unknown): string | null =>
  data === null || data === undefined ? null : typeof data === 'string' ? data : JSON.stringify(data);

export const isUnchanged = (baseline: Baseline, document: FenceDocument): boolean =>
  document === baseline.document ||
  (document.system === baseline.document.system &&
    document.areas.length === baseline.document.areas.length &&
    document.areas.every((area, i) => area.polygon === baseline.document.areas[i]?.polygon));

/**
 * Returns the list in the stored form: unedited areas stay byte for byte, edited areas get timestamps from `now`.
 * @param now epoch milliseconds
 */
function listString(baseline: Baseline, document: FenceDocument, now: number): string {
  return writeWire(polygonsOf(document), textOf(baseline.data), now);
}

/** Returns the current fence in the form of the opened value; without edits it is the very same value. */
export function valueOf(baseline: Baseline, document: FenceDocument, now: number): unknown {
  if (isUnchanged(baseline, document)) return baseline.data;
  const text = listString(baseline, document, now);
  return typeof baseline.data === 'string' ? text : (JSON.parse(text) as unknown);
}

/** Returns both payloads of the specified save (console specification, section 7.2). A new fence gets a code. */
export function saveDetail(baseline: Baseline, document: FenceDocument, now: number): FenceSaveDetail {
  const code = baseline.code ?? newFenceCode();
  return {
    address: { id: baseline.addressId, fence_code: code },
    enclosure: { fence_code: code, listString: listString(baseline, document, now) },
    system: document.system,
    holes: holesOf(polygonsOf(document)),
    polygons: polygonsOf(document),
  };
}

const holesOf = (polygons: readonly Polygon[]): FenceSaveDetail['holes'] =>
  polygons.flatMap(({ holes }, polygon) =>
    holes.length === 0 ? [] : [{ polygon, rings: holes.map((ring) => ring.map(([x, y]): [number, number] => [x, y])) }],
  );
