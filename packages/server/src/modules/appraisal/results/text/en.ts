import type { AppraisalText } from './zh.ts';

export const en: AppraisalText = {
  otherTarget: 'Template “{name}” is for another kind of target ({target}); choose another template or kind',
  fewScorers: 'The template asks for at least {least} scorers, the plan has {count}; add some',
  noChair: 'The template weights the chair: choose one of the scorers',
  ownScore: '{name} cannot score themselves; choose another scorer',
  goneTargets: '{count} of the targets are deleted or not yours; choose again',
  notScorer: 'Only the scorer fills in the sheet',
  otherItems: 'The items of the sheet are not those of the plan; open the page again',
  otherProof: 'The proof of “{item}” was not uploaded; add it again',
  nothingThere: 'Nothing is there to be scored; if the target does not fit, ask for the plan to be cancelled',
  settled: 'The result is counted; whoever approves may give it back',
  waiting: '{handed} sheets are handed in, the template asks for {least}; {missing} are missing',
  scorerApproves: 'A scorer does not approve or decide; somebody else has to',
  scorerObjects: 'A scorer does not object to the own result',
  publicityOver: 'The publicity ended on {day}',
  newSheets: 'Score by {day}: {name}',
  sheetsAgain: 'Score again by {day}: {name}',
  counted: 'Appraisal to approve: {name}, {score}',
  barred:
    '{name} failed its newest appraisal ({plan}, approved on {day}) and does not take part or come on site for {months} months; a later appraisal that it passes ends this',
};
