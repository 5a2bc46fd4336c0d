import { lazyPart } from '../../kit/lazy/index.ts';

/** The map address picker; its code, which includes Leaflet, is loaded when it is first opened. */
export const AddressDialog = lazyPart(() => import('./address-dialog.tsx'));
