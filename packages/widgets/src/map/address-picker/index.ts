/** The map address picker; load it when it is opened, it brings Leaflet. */
export { default as AddressDialog } from './address-dialog.tsx';
export type { PickedAddress } from './use-address.ts';
