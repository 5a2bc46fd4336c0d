import type { InsuranceText } from './zh.ts';

export const en: InsuranceText = {
  future: 'An incident is not in the future',
  outside: '{day} is not within the term {from} to {to}. Choose the policy that was in force',
  accidentElsewhere: 'The accident belongs to another project; choose one of this project',
  otherDay: 'The incident of {day} is not the accident of {happened}; check the days before you link them',
  elsewhere: 'The injured person is not of this project',
  notNamed: 'This policy names its persons, and the injured was not named on that day. Choose another policy',
  claim: '{kind}: {place}',
  overAssessed: '{paid} yuan are more than the assessed {assessed}',
  overInsured: 'The sum insured is {insured} yuan, {claimed} are paid: at most {rest} more',
  notAbove: 'The amount is more than zero',
  laterPaid: 'The day of the payment is not after today',
  personElsewhere: 'This person is not of the project of the policy; choose one of that project',
  everybody: 'This policy covers everybody on its project and names nobody',
  twice: 'The policy names this person already',
  ending: '{kind}: policy {number} ends on {day}. Renew it in time',
  endedGap: '{kind}: policy {number} has ended, and no other is in force. Renew it now',
  ended: '{kind}: policy {number} has ended; another is in force',
};
