/** The map address picker; import it only when it is opened, since it includes Leaflet. */
export { default as AddressDialog } from './address-dialog.tsx';
export type { PickedAddress } from './use-address.ts';
