// A history that is told again: all data stands beside the page, nothing is asked of a server. The element has its own
// replay bar; a host shows any instant with `replay`, here those that matter.
import { configure } from '/elements/loader.js';

configure({ lang: 'zh-CN' });

const viewer = document.querySelector('#viewer');
const moments = document.querySelector('#moments');

const [xml, history] = await Promise.all([
  fetch('excavation.bpmn').then((answer) => answer.text()),
  fetch('excavation.json').then((answer) => answer.json()),
]);
Object.assign(viewer, { xml }, history);

const MOMENTS = [
  ['提交方案', '2026-03-02T01:00:00.000Z'],
  ['监理退回', '2026-03-03T07:00:00.000Z'],
  ['专家签字', '2026-03-04T03:30:00.000Z'],
  ['现在', null],
];

for (const [label, instant] of MOMENTS) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => viewer.replay(instant === null ? null : Date.parse(instant)));
  const item = document.createElement('li');
  item.append(button);
  moments.append(item);
}
