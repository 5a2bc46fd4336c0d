/** Functions that compare, check and repair whole polygons: several libraries, loaded with the first edit. */
export { check, overlaps, repairOffer } from '@gongdi/geo';
