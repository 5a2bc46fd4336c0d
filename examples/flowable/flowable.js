// Draw, deploy, start, follow: everything against the REST interface of Flowable.
import { configure } from '/elements/loader.js';

const REST = '/process-api';
configure({ lang: 'zh-CN' });

const [designer, viewer, start, complete, told] = ['designer', 'viewer', 'start', 'complete', 'told'].map((id) =>
  document.getElementById(id),
);
const json = (body) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** What the engine says goes wrong is shown as it says it. */
async function ask(path, options) {
  const answer = await fetch(REST + path, options);
  const text = await answer.text();
  const body = text ? JSON.parse(text) : undefined;
  if (!answer.ok) throw new Error(body?.exception ?? body?.message ?? `HTTP ${answer.status}`);
  return body;
}

/** What the page asks of the engine; `serve.mjs` brings its REST interface under the address of the page. */
const engine = {
  async deploy(key, xml) {
    const form = new FormData();
    form.set('model', new Blob([xml], { type: 'application/xml' }), `${key}.bpmn20.xml`);
    await ask('/repository/deployments', { method: 'POST', body: form });
  },
  start: async (key) => (await ask('/runtime/process-instances', json({ processDefinitionKey: key }))).id,
  tasks: async (instance) => (await ask(`/runtime/tasks?processInstanceId=${instance}`)).data,
  complete: (task) => ask(`/runtime/tasks/${task}`, json({ action: 'complete' })),
};

/** The process that was deployed last, and the instance that is shown. */
const shown = { key: '', instance: '' };

designer.value = await (await fetch('leave.bpmn')).text();
designer.addEventListener('gd-save', ({ detail: { xml, key, name, respondWith } }) =>
  // A rejection is shown to the person by the designer.
  respondWith(
    engine.deploy(key, xml).then(() => {
      shown.key = key;
      start.disabled = false;
      told.textContent = `已部署：${name}`;
    }),
  ),
);

const act = (button, work) =>
  button.addEventListener('click', async () => {
    try {
      await work();
    } catch (error) {
      told.textContent = error.message;
    }
  });

act(start, async () => {
  shown.instance = await engine.start(shown.key);
  Object.assign(viewer, {
    connection: { kind: 'flowable', baseUrl: REST, auth: { kind: 'none' }, interval: 1000 },
    instanceId: shown.instance,
  });
  complete.disabled = false;
  told.textContent = `已发起：${shown.instance}`;
});

act(complete, async () => {
  const [task] = await engine.tasks(shown.instance);
  if (!task) throw new Error('没有待办任务');
  await engine.complete(task.id);
  told.textContent = `已办结：${task.name}`;
});
