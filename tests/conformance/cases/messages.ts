import { complete, isOpen, message as send, refused, signal as raise, type CaseGroup } from '../support/case.ts';
import {
  and,
  boundary,
  emit,
  end,
  file,
  flows,
  message,
  process,
  receive,
  signal,
  start,
  task,
  wait,
} from '../support/model.ts';

const edge = (definition: string, interrupting: boolean) =>
  file(
    process(
      'p',
      start('s'),
      task('a'),
      boundary('m', 'a', definition, interrupting),
      task('b'),
      end('e'),
      end('x'),
      flows('s a e', 'm b x'),
    ),
  );

export const messages: CaseGroup = {
  name: 'messages and signals',
  cases: [
    {
      name: 'an intermediate message, with variables',
      xml: file(process('p', start('s'), wait('m', message('go')), task('a'), end('e'), flows('s m a e'))),
      steps: [isOpen(''), send('go', { from: 'outside' }), complete('a')],
      trace: 's m a e',
      variables: { from: 'outside' },
    },
    {
      name: 'a message that nobody waits for is refused',
      xml: file(process('p', start('s'), task('a'), end('e'), flows('s a e'))),
      steps: [refused(send('nobody'))],
      trace: 's',
      open: 'a',
    },
    {
      name: 'a receive task with a message',
      differs: {
        flowable: { skip: true, why: 'its receive tasks know no messages and wait to be told by their execution' },
      },
      xml: file(process('p', start('s'), receive('r', { at: { messageRef: 'message-go' } }), end('e'), flows('s r e'))),
      steps: [send('go', { x: 1 })],
      trace: 's r e',
      variables: { x: 1 },
    },
    {
      name: 'at the edge, interrupting',
      xml: edge(message('stop'), true),
      steps: [send('stop'), isOpen('b'), complete('b')],
      trace: 's m b x',
      cancelled: 'a',
    },
    {
      name: 'at the edge, not interrupting, twice',
      xml: edge(message('ask'), false),
      steps: [send('ask'), send('ask'), isOpen('a b b'), complete('a'), complete('b'), complete('b')],
      trace: 's m m a e b x b x',
    },
    {
      name: 'a signal reaches all that wait',
      xml: file(
        process(
          'p',
          start('s'),
          and('fork'),
          wait('w1', signal('bell')),
          wait('w2', signal('bell')),
          and('join'),
          end('e'),
          flows('s fork w1 join e', 'fork w2 join'),
        ),
      ),
      steps: [raise('bell')],
      trace: 's fork {w1 w2} e',
    },
    {
      name: 'a thrown signal reaches who waits in the same instance',
      xml: file(
        process(
          'p',
          start('s'),
          and('fork'),
          wait('w', signal('bell')),
          task('a'),
          emit('throw', signal('bell')),
          end('e1'),
          task('b'),
          end('e2'),
          flows('s fork w b e2', 'fork a throw e1'),
        ),
      ),
      steps: [complete('a'), isOpen('b'), complete('b')],
      trace: 's fork a {e1 throw w} b e2',
    },
    {
      name: 'a signal at the edge, interrupting',
      xml: edge(signal('alarm'), true),
      steps: [raise('alarm'), complete('b')],
      trace: 's m b x',
      cancelled: 'a',
    },
    {
      name: 'a signal at the edge, not interrupting',
      xml: edge(signal('alarm'), false),
      steps: [raise('alarm', { level: 2 }), isOpen('a b'), complete('b'), complete('a')],
      trace: 's m b x a e',
      variables: { level: 2 },
    },
  ],
};
