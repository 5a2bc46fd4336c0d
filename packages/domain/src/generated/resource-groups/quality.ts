// Written by `npm run generate` from the files that it lists.
import concealacceptapply from '../../modules/quality/concealacceptapply/resource.ts';
import concealacceptrecord from '../../modules/quality/concealacceptrecord/resource.ts';
import conditionAcceptance from '../../modules/quality/conditionAcceptance/resource.ts';
import conditionitem from '../../modules/quality/conditionitem/resource.ts';
import floorplan from '../../modules/quality/floorplan/resource.ts';
import houseapprove from '../../modules/quality/houseapprove/resource.ts';
import housedefect from '../../modules/quality/housedefect/resource.ts';
import inspectionlot from '../../modules/quality/inspectionlot/resource.ts';
import lookcheck from '../../modules/quality/lookcheck/resource.ts';
import measure from '../../modules/quality/measure/resource.ts';
import measurestandard from '../../modules/quality/measurestandard/resource.ts';
import measuretool from '../../modules/quality/measuretool/resource.ts';
import qualityassessment from '../../modules/quality/qualityassessment/resource.ts';
import qualitycorrection from '../../modules/quality/qualitycorrection/resource.ts';
import qualitylog from '../../modules/quality/qualitylog/resource.ts';
import qualityplan from '../../modules/quality/qualityplan/resource.ts';
import qualitypost from '../../modules/quality/qualitypost/resource.ts';
import qualitysite from '../../modules/quality/qualitysite/resource.ts';
import sitecheck from '../../modules/quality/sitecheck/resource.ts';
import stationapply from '../../modules/quality/stationapply/resource.ts';
import stationrecord from '../../modules/quality/stationrecord/resource.ts';
import supervisionnotice from '../../modules/quality/supervisionnotice/resource.ts';
import suspensionorder from '../../modules/quality/suspensionorder/resource.ts';
import unitcheck from '../../modules/quality/unitcheck/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [
  concealacceptapply,
  concealacceptrecord,
  conditionAcceptance,
  conditionitem,
  floorplan,
  houseapprove,
  housedefect,
  inspectionlot,
  lookcheck,
  measure,
  measurestandard,
  measuretool,
  qualityassessment,
  qualitycorrection,
  qualitylog,
  qualityplan,
  qualitypost,
  qualitysite,
  sitecheck,
  stationapply,
  stationrecord,
  supervisionnotice,
  suspensionorder,
  unitcheck,
];
