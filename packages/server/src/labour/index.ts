export { accountsWith } from './tellers.ts';
export { onSite } from './on-site.ts';
export { admissions, type AdmissionDeps, type Admitted } from './admissions.ts';
export { companiesThatList, type EnteringUnits } from './listed-units.ts';
export type { PersonRow } from './facts.ts';
export type { PassageProvider, Trainee, TrainingProvider } from './providers.ts';
export { owedTo } from './owed.ts';
export { reasonsOf } from './reasons.ts';
