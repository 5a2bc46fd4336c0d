export * from './admission.ts';
export * from './age.ts';
export * from './card-reader.ts';
export * from './contract.ts';
export { withTerm } from './certificate-term.ts';
export * from './file-gaps.ts';
export * from './identity.ts';
export * from './past.ts';
export * from './trades.ts';
export {
  CERTIFICATE_KIND,
  CONTRACT,
  contractState,
  LIGHT,
  MOVED,
  safetyLight,
  SETTLEMENT,
  STAY,
  VERDICT,
} from '../dictionary/labour.ts';
export {
  GATE_DIRECTION,
  GATE_LIST,
  GATE_PASS,
  GATE_USE,
  PASSAGE_CLOCK,
  PASSAGE_DIRECTION,
  PASSAGE_JUDGED,
  PASSAGE_OUTCOME,
  PASSAGE_REASON,
  PASSAGE_WAY,
} from '../dictionary/gate.ts';
export * from './height.ts';
