export { closedRing, openRing, polygonOf, ringsOf, samePoint, boxOf, boxOfPolygons } from './point.ts';
export type { Box, LonLat, Polygon, Ring } from './point.ts';
export { COORDINATE_SYSTEMS, DEFAULT_SYSTEM, isCoordinateSystem } from './coordinates/systems.ts';
export type { CoordinateSystem } from './coordinates/systems.ts';
export { isInChina } from './coordinates/gcj02.ts';
export { conversion, convert, convertAll, convertFlat, convertPolygon } from './coordinates/convert.ts';
export type { Conversion } from './coordinates/convert.ts';
export { readLines } from './formats/lines.ts';
export type { NamedLine } from './formats/lines.ts';
export { distanceOf, lengthOf, measure, ringArea, ringPerimeter } from './measure/measure.ts';
export type { Measures } from './measure/measure.ts';
export { planeAround, tangentPlane } from './measure/plane.ts';
export type { Metres, Plane } from './measure/plane.ts';
export { FENCE_LIMITS, STORED_LIMITS } from './valid/limits.ts';
export type { Limits } from './valid/limits.ts';
export type { Problem, Where } from './valid/problem.ts';
export { crossingAt, crossingWith, meeting } from './valid/edges.ts';
export type { Crossing } from './valid/edges.ts';
export { checkQuickly } from './valid/quick.ts';
export { FENCE_CODE, newFenceCode } from './wire/code.ts';
export { samePolygon, writeWire } from './wire/keep.ts';
export { parseWire } from './wire/parse.ts';
export type { WireFence, WirePoint } from './wire/types.ts';
export { POINT_INTERVAL, wireFence } from './wire/write.ts';
export { FileProblem } from './formats/problem.ts';
export type { ProblemCode } from './text/problems.ts';
export type { FileProblemCode } from './text/file-problems.ts';
export type { Words } from './text/words.ts';
export { check, checkAreas } from './valid/check.ts';
export { difference, intersection, union } from './valid/clipping.ts';
export { OVERLAP_AREA, overlaps, overlapsOf } from './valid/overlap.ts';
export type { Overlap } from './valid/overlap.ts';
export { repaired, repairOffer } from './valid/repair.ts';
export type { Repair } from './valid/repair.ts';
export type { RepairKind } from './text/repairs.ts';
export { isInside } from './index/inside.ts';
export { polygonIndex, snapper } from './index/segments.ts';
export type { PolygonIndex, Snap, Snapper } from './index/segments.ts';
export { simplify, simplifyRing } from './simplify/simplify.ts';
export type { Simplified } from './simplify/simplify.ts';
export { simplifyTrack } from './track/simplify-track.ts';
export {
  cutTrack,
  distanceOn,
  indexAt,
  knownTime,
  nextKnown,
  pausesOf,
  positionAt,
  spanOfTracks,
  trackOf,
} from './track/track.ts';
export type { Pause, Track, TrackPart, TrackPoint, TrackPosition } from './track/track.ts';
export { placeAt } from './shapes/direct.ts';
export { CIRCLE_CORNERS, circle, circleOf, isRectangle, rectangle } from './shapes/shapes.ts';
export type { Circle } from './shapes/shapes.ts';
export { readFenceFile, readFenceText } from './formats/read.ts';
export { FENCE_FORMATS } from './formats/types.ts';
export type { FenceFile, FenceFormat, NamedPolygon } from './formats/types.ts';
export { parseTypedPlace } from './formats/typed.ts';
export type { TypedPlace } from './formats/typed.ts';
export { isFixedSystem, writeFenceFile } from './formats/write.ts';
export type { WrittenFile } from './formats/write.ts';
