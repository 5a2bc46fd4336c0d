import { complete, isOpen, type CaseGroup } from '../support/case.ts';
import {
  boundary,
  call,
  emit,
  end,
  error,
  escalation,
  eventSub,
  file,
  flow,
  flows,
  process,
  start,
  sub,
  task,
  xor,
} from '../support/model.ts';

const within = (inner: string, edges: string) =>
  file(
    process(
      'p',
      start('s'),
      sub('sub', start('is'), task('a'), inner),
      edges,
      task('b'),
      end('e'),
      end('x'),
      flows('s sub e', 'caught b x'),
    ),
  );
const failing = within(end('bad', error('E1')) + flows('is a bad'), boundary('caught', 'sub', error('E1')));

export const errors: CaseGroup = {
  name: 'errors and escalations',
  cases: [
    {
      name: 'an error end event, caught at the edge of its sub-process',
      xml: failing,
      steps: [complete('a'), isOpen('b'), complete('b')],
      trace: 's is a caught b x',
      cancelled: 'bad sub',
    },
    {
      name: 'an error of any code',
      xml: within(end('bad', error('E9')) + flows('is a bad'), boundary('caught', 'sub', error())),
      steps: [complete('a'), complete('b')],
      trace: 's is a caught b x',
      cancelled: 'bad sub',
    },
    {
      name: 'the handler of its own code, not the one of another',
      xml: within(
        end('bad', error('E2')) + flows('is a bad'),
        boundary('other', 'sub', error('E1')) + boundary('caught', 'sub', error('E2')) + flows('other x'),
      ),
      steps: [complete('a'), complete('b')],
      trace: 's is a caught b x',
      cancelled: 'bad sub',
    },
    {
      name: 'an error goes up through a scope that does not catch it',
      xml: file(
        process(
          'p',
          start('s'),
          sub(
            'outer',
            start('os'),
            sub('inner', start('is'), task('a'), end('bad', error('E1')), flows('is a bad')),
            end('oe'),
            flows('os inner oe'),
          ),
          boundary('caught', 'outer', error('E1')),
          task('b'),
          end('e'),
          flows('s outer e', 'caught b e'),
        ),
      ),
      steps: [complete('a'), complete('b')],
      trace: 's os is a caught b e',
      cancelled: 'bad inner outer',
    },
    {
      name: 'an error takes the other branches of its scope away',
      xml: within(
        task('c') + end('bad', error('E1')) + flows('is a bad', 'is c'),
        boundary('caught', 'sub', error('E1')),
      ),
      steps: [isOpen('a c'), complete('a'), isOpen('b'), complete('b')],
      trace: 's is a caught b x',
      cancelled: 'bad c sub',
    },
    {
      name: 'an error event sub-process catches within its scope',
      differs: {
        flowable: {
          trace: 's a bad hs b he handler',
          cancelled: '',
          why: 'an error end event that is caught in its own scope has ended, not been cancelled',
        },
      },
      xml: file(
        process(
          'p',
          start('s'),
          task('a'),
          end('bad', error('E1')),
          flows('s a bad'),
          eventSub('handler', start('hs', error('E1')), task('b'), end('he'), flows('hs b he')),
        ),
      ),
      steps: [complete('a'), isOpen('b'), complete('b')],
      trace: 's a hs b he handler',
      cancelled: 'bad',
    },
    {
      name: 'an error out of a called process, caught at the call',
      key: 'p',
      xml: file(
        process(
          'p',
          start('s'),
          call('c', 'q'),
          boundary('caught', 'c', error('E1')),
          task('b'),
          end('e'),
          flows('s c e', 'caught b e'),
        ),
        process('q', start('qs'), task('a'), end('bad', error('E1')), flows('qs a bad')),
      ),
      steps: [complete('a'), isOpen('b'), complete('b')],
      trace: 's qs a caught b e',
      cancelled: 'bad c',
    },
    {
      name: 'a loop around an error',
      xml: file(
        process(
          'p',
          start('s'),
          sub(
            'sub',
            start('is'),
            task('a'),
            xor('g', 'ie'),
            end('ie'),
            end('bad', error('E1')),
            flows('is a g ie'),
            flow('g', 'bad', '${bad}'),
          ),
          boundary('caught', 'sub', error('E1')),
          end('e'),
          flows('s sub e', 'caught sub'),
        ),
      ),
      steps: [complete('a', { bad: true }), complete('a', { bad: true }), complete('a', { bad: false })],
      trace: 's is a g caught is a g caught is a g ie sub e',
      cancelled: 'bad bad sub sub',
      variables: { bad: false },
    },
    {
      name: 'an escalation, not interrupting, goes on beside its handler',
      xml: within(
        emit('up', escalation('X')) + task('c') + end('ie') + flows('is a up c ie'),
        boundary('caught', 'sub', escalation('X'), false),
      ),
      steps: [complete('a'), isOpen('b c'), complete('c'), complete('b')],
      trace: 's is a {caught up} c ie sub e b x',
    },
    {
      name: 'an escalation end event, interrupting',
      xml: within(
        end('up', escalation('X')) + task('c') + flows('is a up', 'is c'),
        boundary('caught', 'sub', escalation('X')),
      ),
      steps: [complete('a'), isOpen('b'), complete('b')],
      trace: 's is a caught b x',
      cancelled: 'c sub up',
    },
    {
      name: 'an escalation that nobody catches passes',
      xml: file(process('p', start('s'), emit('up', escalation('X')), task('a'), end('e'), flows('s up a e'))),
      steps: [complete('a')],
      trace: 's up a e',
    },
  ],
};
