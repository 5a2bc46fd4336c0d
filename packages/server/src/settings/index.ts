export { adjustmentsOf, storeAdjustment, type Adjustment, type AdjustmentKind } from './adjustments.ts';
