const viewer = document.querySelector('gd-instance-viewer');
const [xml, history] = await Promise.all([
  fetch('approval.bpmn').then((answer) => answer.text()),
  fetch('history.json').then((answer) => answer.json()),
]);
Object.assign(viewer, { xml }, history);
