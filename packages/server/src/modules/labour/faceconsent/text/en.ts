import type { FaceText } from './zh.ts';

export const en: FaceText = {
  left: '{name} has left the site: no face picture is taken; after a new registration a new consent is signed',
  nobody: 'The person was not found: choose again',
  again: '{name} has a valid consent: add the picture there, or withdraw it first',
  ageUnknown:
    '{name} has no date of birth, so the age is not known: enter the identity number in the personal file first',
  minor:
    '{name} is {age}, below {limit}: a guardian has to consent and to be named; without that the person comes in another way',
  future: 'The day of signing cannot be later than today; without consent no face picture is taken: use another way in',
};
