import { withElements } from '../support/first-load.mjs';
import { inPieces } from '../support/in-pieces.mjs';
import { median } from '../support/measure.mjs';
import { makeModel } from '../support/models.mjs';
import { traced } from '../support/trace.mjs';

const ROUNDS = 7;
const NODES = 2000;
/**
 * Milliseconds. Longer than the waits for the check of the model (0.4 s without a change) and the writing of the draft
 * (2 s).
 */
const SETTLED = 4000;
const open = async (xml) => {
  const element = Object.assign(document.createElement('gd-process-designer'), { value: xml });
  element.style.cssText = 'display: block; height: 860px';
  const found = new Promise((done) => element.addEventListener('gd-findings', done));
  document.body.append(element);
  await found;
};

/**
 * Renaming a task in the panel of a diagram of 2,000 nodes. The value is the longest stretch of script that the change
 * causes, in pieces of work of the same browser. It includes bpmn-js's own command, the drawing of the panel, the
 * check of the whole model and the draft.
 */
export const row = {
  id: 'designer-edit-2000',
  unit: 'pieces',
  hold: 1.38,
  better: 'lower',
  async run() {
    const xml = makeModel({ nodes: NODES, seed: 1 });
    const [, task] = /userTask id="(\w+)"/.exec(xml);
    const edit = async (page) => {
      await page.evaluate(open, xml);
      await page.evaluate((id) => document.querySelector('gd-process-designer').select(id), task);
      const name = page.locator('.gd-section-general input').nth(1);
      await name.waitFor();
      const session = await page.context().newCDPSession(page);
      const rounds = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        await name.fill(`改名 ${round}`);
        const longest = await traced(session, async () => {
          await page.keyboard.press('Enter');
          await page.waitForTimeout(SETTLED);
        });
        if (round > 0) rounds.push(longest);
      }
      const text = await page.evaluate(() => document.querySelector('gd-process-designer').saveXML());
      if (!text.includes(`name="改名 ${ROUNDS}"`)) throw new Error('the edit is not in the document');
      const of = (name) => Math.round(median(rounds.map((longest) => longest[name] ?? 0)) * 10) / 10;
      const values = rounds.map((longest) => Math.max(...Object.values(longest)));
      return {
        value: median(values),
        detail: {
          measure: 'cpu of the longest stretch of script',
          rounds: ROUNDS,
          key: of('EventDispatch'),
          timer: of('TimerFire'),
          idle: of('FireIdleCallback'),
          frame: of('FireAnimationFrame'),
        },
      };
    };
    return withElements((page) => inPieces(page, () => edit(page)));
  },
};
