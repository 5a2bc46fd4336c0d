export { daysUntil, LICENCE_STATE, LICENCE_WARNINGS, LICENCES, licencesOf, type LicencedUnit } from './licences.ts';
export { officersNeeded, type OfficerCase } from './officers.ts';
export { OFFICER_STATE, STAY_OF_UNIT } from './stay.ts';
