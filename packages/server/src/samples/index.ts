export { samplesOf, type SamplesOf } from './samples-of.ts';
export { settleDelivery, type Writer } from './settle-delivery.ts';
export { refuseSample, sampleLabel } from './text/index.ts';
