// Written by `npm run generate` from the files that it lists.
import bridgemachine from '../../modules/devices/devicelist/bridgemachine/resource.ts';
import deviceinstall from '../../modules/devices/deviceinstall/resource.ts';
import devicelist from '../../modules/devices/devicelist/resource.ts';
import devicerepair from '../../modules/devices/devicerepair/resource.ts';
import earlywarn from '../../modules/devices/earlywarn/resource.ts';
import hangingbasket from '../../modules/devices/devicelist/hangingbasket/resource.ts';
import ringlockscaffold from '../../modules/devices/devicelist/ringlockscaffold/resource.ts';
import warningconfig from '../../modules/devices/warningconfig/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [
  bridgemachine,
  deviceinstall,
  devicelist,
  devicerepair,
  earlywarn,
  hangingbasket,
  ringlockscaffold,
  warningconfig,
];
