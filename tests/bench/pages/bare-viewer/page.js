// The peers: bpmn-js's own viewer with its own styles and nothing added; and the same viewer with the code that
// developers usually write around it to show the history of an instance.
import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer.js';
import 'bpmn-js/dist/assets/bpmn-js.css';
import 'bpmn-js/dist/assets/diagram-js.css';
import './marks.css';

globalThis.openBareViewer = async (container, xml) => {
  const viewer = new NavigatedViewer({ container });
  await viewer.importXML(xml);
  viewer.get('canvas').zoom('fit-viewport');
  return viewer;
};

/** The number of entries that our list draws before the user asks for more. */
const LISTED = 100;

function listVisits(list, registry, { activities, tasks }) {
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  for (const { key, task_id, end_time } of activities.slice(0, LISTED)) {
    const task = taskOf.get(task_id);
    const item = list.appendChild(document.createElement('li'));
    const name = item.appendChild(document.createElement('button'));
    name.textContent = registry.get(key)?.businessObject.name ?? key;
    const said = [task?.assignee_user.nickname, task?.reason, new Date(end_time).toLocaleString('zh-CN')];
    item.appendChild(document.createElement('small')).textContent = said.filter(Boolean).join(' ');
  }
}

/**
 * After the import, sets a marker on each element and flow that was passed, with the functions of bpmn-js. With
 * `badges` it adds an overlay on each element. It shows a list of the visits beside the diagram.
 */
globalThis.openMarkedViewer = async (box, xml, history, { badges }) => {
  const container = box.appendChild(document.createElement('div'));
  const list = box.appendChild(document.createElement('ol'));
  list.className = 'visits';
  box.style.display = 'grid';
  box.style.gridTemplateColumns = '1fr 300px';
  const viewer = await globalThis.openBareViewer(container, xml);
  const [canvas, overlays, registry] = ['canvas', 'overlays', 'elementRegistry'].map((name) => viewer.get(name));
  const passed = new Set(history.activities.map(({ key }) => key).filter((key) => registry.get(key)));
  for (const key of passed) {
    canvas.addMarker(key, 'passed');
    if (badges) overlays.add(key, { position: { top: -9, right: 9 }, html: '<div class="badge">✓</div>' });
  }
  for (const { id, source, target, waypoints } of registry.getAll())
    if (waypoints && passed.has(source.id) && passed.has(target.id)) canvas.addMarker(id, 'passed');
  listVisits(list, registry, history);
  return viewer;
};
