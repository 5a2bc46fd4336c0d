// Written by `npm run generate` from the files that it lists.
import bridge from '../areas/types/bridge.ts';
import highfill from '../areas/types/highfill.ts';
import highformwork from '../areas/types/highformwork.ts';
import highslope from '../areas/types/highslope.ts';
import laser from '../areas/types/laser.ts';
import limb from '../areas/types/limb.ts';
import pit from '../areas/types/pit.ts';
import scaffold from '../areas/types/scaffold.ts';

export const AREA_TYPES = [bridge, highfill, highformwork, highslope, laser, limb, pit, scaffold] as const;
