// Written by `npm run generate` from the files that it lists.
import archivedocument from '../../modules/archives/archivedocument/resource.ts';
import archivefolder from '../../modules/archives/archivefolder/resource.ts';
import archivehandover from '../../modules/archives/archivehandover/resource.ts';
import archivevolume from '../../modules/archives/archivevolume/resource.ts';
import designchange from '../../modules/archives/designchange/resource.ts';
import drawingreview from '../../modules/archives/drawingreview/resource.ts';
import drawings from '../../modules/archives/drawingversion/drawings/resource.ts';
import drawingversion from '../../modules/archives/drawingversion/resource.ts';
import projectmaintenance from '../../modules/archives/projectmaintenance/resource.ts';
import warrantyterm from '../../modules/archives/warrantyterm/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [
  archivedocument,
  archivefolder,
  archivehandover,
  archivevolume,
  designchange,
  drawingreview,
  drawings,
  drawingversion,
  projectmaintenance,
  warrantyterm,
];
