// What a host page does: configure once, give data to properties, listen to events.
import { configure } from '/elements/loader.js';

configure({ lang: 'zh-CN' });

const viewer = document.querySelector('#viewer');
const designer = document.querySelector('#designer');
const saved = document.querySelector('#saved');

const [xml, history] = await Promise.all([
  fetch('approval.bpmn').then((answer) => answer.text()),
  fetch('history.json').then((answer) => answer.json()),
]);
Object.assign(viewer, { xml }, history);

// Whom a task may be given to. A real host asks its server with `query`, and gives up when `signal` is aborted; the same
// question with an account that stands in the model brings its name. Groups and forms: resolveGroups, resolveForms.
const people = [
  { value: 'wanggong', label: '王工', hint: '监理部' },
  { value: 'lijingli', label: '李经理', hint: '项目部' },
];
designer.resolveUsers = async (query) =>
  people.filter(({ value, label }) => value.includes(query) || label.includes(query));

designer.addEventListener('gd-save', (event) => {
  const { xml: model, key, name, respondWith } = event.detail;
  // A real host sends the model to its server here; a rejection is shown to the person by the designer.
  respondWith(
    Promise.resolve().then(() => {
      saved.textContent = `${name}（${key}），${model.length} 个字符`;
    }),
  );
});

document.querySelector('#theme').addEventListener('change', ({ target }) => {
  for (const element of [viewer, designer]) element.theme = target.value;
  document.documentElement.dataset.theme = target.value;
});
