import type { SampleText } from './zh.ts';

/** Messages about samples and deliveries. */
export const en: SampleText = {
  future: 'The day is in the future; choose another',
  beforeTaken: 'The day is before the sample was taken on {day}; choose a later one',
  wrongCode:
    'The code on the report differs from “{code}”, with which the sample was sent: is it the report of this sample?',
  strengths: 'Fill in the strengths of three specimens',
  verdict: 'Choose the verdict of the report',
  tooYoung: 'Tested after {days} days, before the design age of {age}: check the day',
  tooOld: 'Tested after {days} days, too long after the design age of {age}: say why in the note',
  noTemperature:
    '{count} days from {first} on have no temperature: add their means to the weather, or choose a thermometer',
  notCured: 'Only {degrees} °C·d in {days} days until then, not 600 °C·d and 14 days: check the day and the weather',
  noRelease: '{kind} may not be used before its result: wait for the report',
  noDelivery: 'Choose the delivery',
  onlyMaterial: 'Only samples of delivered material can be released early',
  openSamples: '{count} groups have no report yet: record all of them first',
  openFailures: '{count} groups are void or failed and being handled: close that first',
  fewGroups:
    '{planned} groups have to be taken and only {taken} have a result: take more, or check volume, shifts, floors',
  fewWitnessed: '{needed} groups need a witness and only {taken} have one: check the witnesses of the samples',
  notPassed: 'The last measure did not pass: go on, or redo and remove',
  reworkOnly: 'The last measure was rework or removal: close it as such',
  notAcceptable: '{kind} that failed may not be used: remove it',
  voidGroup: 'The largest and the least specimen are both more than 15 % from the middle one: the group is void',
  labFailed: 'Report {report} says that it failed',
  lotFailed:
    'C{grade}, {groups} groups: mean {mean} MPa (at least {requiredMean}), least {least} MPa (at least {requiredLeast})',
  failed: 'Failed: {name}',
  ready: 'Cubes have reached 600 °C·d and can be tested: {name}',
  planExcess: 'More than {share} % above the planned {planned}: order less, or raise the plan first',
  followsDelivery: 'A delivery brought this material: go on there',
  recalled: 'A batch in use is recalled and blocked: {name} {batch}',
};
