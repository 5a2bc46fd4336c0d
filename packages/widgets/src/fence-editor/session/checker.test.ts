import { expect, test } from 'vitest';
import { zh } from '../text/zh.ts';
import { newArea } from '../model/document.ts';
import { Checker } from './checker.ts';
import { FenceSession } from './session.ts';

/** Adjacent areas, as a survey divides a district. */
const adjacent = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const [x, y] = [121 + (at % 40) * 0.001, 31 + Math.floor(at / 40) * 0.001];
    return newArea(
      {
        outer: [
          [x, y],
          [x + 0.001, y],
          [x + 0.001, y + 0.001],
          [x, y + 0.001],
        ],
        holes: [],
      },
      `图斑${at}`,
    );
  });

test('many areas are checked bit by bit; the page takes other work meanwhile and sees how far it is', async () => {
  const session = new FenceSession(() => zh);
  session.show({ data: [] });
  session.edit();
  const checker = new Checker(session);
  await checker.prepare();
  session.step('stepImport', { ...session.state.get().document, areas: adjacent(719) });
  const seen: string[] = [];
  const end = session.state.subscribe(() => {
    const { checking } = session.state.get();
    if (checking) seen.push(`${checking.of}`);
  });
  let turns = 0;
  const tick = (): void => {
    turns += 1;
    timer = setTimeout(tick);
  };
  let timer = setTimeout(tick);
  const problems = await checker.changed();
  clearTimeout(timer);
  end();
  expect(problems).toEqual([]);
  expect([turns > 1, new Set(seen)]).toEqual([true, new Set(['719'])]);
  expect(session.state.get().checking).toBeNull();
});

test('a check can be stopped, and does not tell what it has found so far', async () => {
  const session = new FenceSession(() => zh);
  session.show({ data: [] });
  session.edit();
  const checker = new Checker(session);
  await checker.prepare();
  session.step('stepImport', { ...session.state.get().document, areas: adjacent(719) });
  const end = session.state.subscribe(() => {
    if (session.state.get().checking) checker.stop();
  });
  expect(await checker.changed()).toBeNull();
  end();
  expect(session.state.get()).toMatchObject({ checking: null, problems: [] });
  // The next check covers all of them.
  expect(await checker.changed()).toEqual([]);
});
