import { complete, isOpen, isWith, pass, HOUR, type CaseGroup } from '../support/case.ts';
import {
  boundary,
  end,
  file,
  flows,
  process,
  service,
  several,
  start,
  subWith,
  task,
  timer,
} from '../support/model.ts';

const people = ['li', 'wang', 'zhao'];
const sign = (mi: string, more = '') =>
  file(
    process('p', start('s'), task('a', { mi, at: { 'camunda:assignee': '${who}' } }), end('e'), flows('s a e'), more),
  );
const ofPeople = { collection: 'people', variable: 'who' };

export const multiInstance: CaseGroup = {
  name: 'multi-instance',
  cases: [
    {
      name: 'parallel over a list',
      xml: sign(several(ofPeople)),
      start: { people },
      steps: [isOpen('a a a'), complete('a', {}, 'zhao'), complete('a', {}, 'li'), complete('a', {}, 'wang')],
      trace: 's a a a e',
    },
    {
      name: 'sequential over a list, in its order',
      xml: sign(several({ ...ofPeople, sequential: true })),
      start: { people },
      steps: [isWith('li'), complete('a'), isWith('wang'), complete('a'), isWith('zhao'), complete('a')],
      trace: 's a a a e',
    },
    {
      name: 'parallel with a number',
      xml: file(
        process('p', start('s'), task('a', { mi: several({ cardinality: '${n}' }) }), end('e'), flows('s a e')),
      ),
      start: { n: 2 },
      steps: [isOpen('a a'), complete('a'), complete('a')],
      trace: 's a a e',
    },
    {
      name: 'parallel until one refuses: the others are taken away',
      differs: {
        flowable: {
          trace: 's a a a e',
          cancelled: '',
          why: 'its history ends the last of a sequence and those taken away with the body alike',
        },
      },
      xml: sign(several({ ...ofPeople, until: '${refused == true}' })),
      start: { people, refused: false },
      steps: [complete('a', {}, 'li'), isOpen('a a'), complete('a', { refused: true }, 'wang')],
      trace: 's a a e',
      cancelled: 'a',
      variables: { refused: true },
    },
    {
      name: 'parallel until half have signed',
      differs: {
        flowable: {
          trace: 's a a a e',
          cancelled: '',
          why: 'its history ends the last of a sequence and those taken away with the body alike',
        },
      },
      xml: sign(several({ ...ofPeople, until: '${nrOfCompletedInstances / nrOfInstances >= 0.6}' })),
      start: { people },
      steps: [complete('a', {}, 'zhao'), isOpen('a a'), complete('a', {}, 'li')],
      trace: 's a a e',
      cancelled: 'a',
    },
    {
      name: 'sequential until one refuses: the next are never asked',
      xml: sign(several({ ...ofPeople, sequential: true, until: '${refused == true}' })),
      start: { people, refused: false },
      steps: [complete('a'), complete('a', { refused: true })],
      trace: 's a a e',
      variables: { refused: true },
    },
    {
      name: 'parallel over an empty list passes',
      xml: sign(several(ofPeople)),
      start: { people: [] },
      trace: 's e',
    },
    {
      name: 'sequential over an empty list passes',
      xml: sign(several({ ...ofPeople, sequential: true })),
      start: { people: [] },
      trace: 's e',
    },
    {
      name: 'counters as expressions see them',
      xml: file(
        process(
          'p',
          start('s'),
          service('a', {
            mi: several({ cardinality: '3', sequential: true }),
            at: {
              'camunda:expression': '${loopCounter * 10 + nrOfCompletedInstances}',
              'camunda:resultVariable': 'last',
            },
          }),
          end('e'),
          flows('s a e'),
        ),
      ),
      trace: 's a a a e',
      variables: { last: 22 },
    },
    {
      name: 'a sub-process for each, side by side',
      xml: file(
        process(
          'p',
          start('s'),
          subWith(
            'sub',
            { mi: several(ofPeople) },
            start('is'),
            task('a', { at: { 'camunda:assignee': '${who}' } }),
            task('b', { at: { 'camunda:assignee': '${who}' } }),
            end('ie'),
            flows('is a b ie'),
          ),
          end('e'),
          flows('s sub e'),
        ),
      ),
      start: { people: ['li', 'wang'] },
      steps: [complete('a', {}, 'wang'), complete('b', {}, 'wang'), complete('a', {}, 'li'), complete('b', {}, 'li')],
      trace: 's is is a b ie sub a b ie sub e',
    },
    {
      name: 'a sub-process for each, one after the other',
      xml: file(
        process(
          'p',
          start('s'),
          subWith(
            'sub',
            { mi: several({ ...ofPeople, sequential: true }) },
            start('is'),
            task('a', { at: { 'camunda:assignee': '${who}' } }),
            end('ie'),
            flows('is a ie'),
          ),
          end('e'),
          flows('s sub e'),
        ),
      ),
      start: { people: ['li', 'wang'] },
      steps: [isWith('li'), complete('a'), isWith('wang'), complete('a')],
      trace: 's is a ie sub is a ie sub e',
    },
    {
      name: 'a timer at the edge takes all of them away',
      xml: file(
        process(
          'p',
          start('s'),
          task('a', { mi: several(ofPeople) }),
          boundary('late', 'a', timer('PT1H')),
          task('b'),
          end('e'),
          flows('s a e', 'late b e'),
        ),
      ),
      start: { people },
      steps: [complete('a'), pass(2 * HOUR), isOpen('b'), complete('b')],
      trace: 's a late b e',
      cancelled: 'a a',
    },
  ],
};
