export { compareDocuments } from './compare-documents.ts';
export type { CompareOptions, Difference, DifferenceKind } from './compare-documents.ts';
export { placeOfChild } from '../model/descriptors/child-order.ts';
export { describeDifference, unlike } from './confirm.ts';
