import type { FileItem } from '@gongdi/domain';
import { describe, expect, it } from 'vitest';
import { UploadQueue } from './upload-queue.ts';
import { inOrder } from './use-uploads.ts';

interface Sent {
  file: File;
  signal: AbortSignal;
  progress: (share: number) => void;
  end: () => void;
  fail: (reason: string) => void;
}

function queueWith() {
  const sent: Sent[] = [];
  const done: FileItem[] = [];
  const queue = new UploadQueue();
  queue.serve({
    send: (file, signal, progress) =>
      new Promise((resolve, reject) => {
        sent.push({
          file,
          signal,
          progress,
          end: () => resolve({ id: file.name, name: file.name }),
          fail: (reason) => reject(new Error(reason)),
        });
      }),
    onDone: (item) => void done.push(item),
  });
  const add = (...names: string[]) => names.forEach((name) => queue.add(new File(['x'], name)));
  const states = () => queue.snapshot().map(({ file, state }) => `${file.name} ${state}`);
  return { queue, sent, done, add, states };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it('keeps files in the order in which they were chosen, after those that were there', () => {
  const order = new Map([
    ['second', 2],
    ['first', 1],
  ]);
  const files = ['old', 'older', 'second', 'first'].map((id) => ({ id }));
  expect(inOrder(files, order).map((file) => file.id)).toEqual(['old', 'older', 'first', 'second']);
});

describe('a queue of uploads', () => {
  it('sends three at once and the others after them', async () => {
    const { sent, done, add, states } = queueWith();
    add('a', 'b', 'c', 'd');
    expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting']);
    sent[1]!.end();
    await settled();
    expect(done.map((item) => item.id)).toEqual(['b']);
    expect(states()).toEqual(['a sending', 'c sending', 'd sending']);
    for (const one of sent) one.end();
    await settled();
    expect(states()).toEqual([]);
    expect(done).toHaveLength(4);
  });

  it('tells how far it is, and never that it is done before it is', () => {
    const { queue, sent, add } = queueWith();
    let notified = 0;
    const leave = queue.subscribe(() => (notified += 1));
    add('a');
    const before = notified;
    sent[0]!.progress(0.426);
    expect(queue.snapshot()[0]!.percent).toBe(42);
    sent[0]!.progress(1);
    expect(queue.snapshot()[0]!.percent).toBe(99);
    expect(notified).toBe(before + 2);
    leave();
    sent[0]!.progress(0.5);
    expect(notified).toBe(before + 2);
  });

  it('keeps what failed with its reason, and tries it again', async () => {
    const { queue, sent, done, add, states } = queueWith();
    add('a');
    sent[0]!.fail('网络错误');
    await settled();
    expect(queue.snapshot()).toMatchObject([{ state: 'failed', reason: '网络错误' }]);
    queue.retry(queue.snapshot()[0]!.key);
    expect(states()).toEqual(['a sending']);
    sent[1]!.end();
    await settled();
    expect(done.map((item) => item.id)).toEqual(['a']);
  });

  it('cancels one: it is aborted, gone, and not counted even when it arrives', async () => {
    const { queue, sent, done, add, states } = queueWith();
    add('a', 'b', 'c', 'd');
    queue.drop(queue.snapshot()[0]!.key);
    expect(sent[0]!.signal.aborted).toBe(true);
    sent[0]!.end();
    await settled();
    expect(done).toEqual([]);
    expect(states()).toEqual(['b sending', 'c sending', 'd sending']);
  });

  it('stops all when nobody waits any more', async () => {
    const { queue, sent, done, add } = queueWith();
    add('a', 'b');
    queue.stop();
    expect(sent.map((one) => one.signal.aborted)).toEqual([true, true]);
    sent[0]!.fail('x');
    sent[1]!.end();
    await settled();
    expect([queue.snapshot(), done]).toEqual([[], []]);
  });
});
