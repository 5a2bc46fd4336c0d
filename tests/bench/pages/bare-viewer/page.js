// The peer: bpmn-js's own viewer with its own styles, nothing added.
import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer.js';
import 'bpmn-js/dist/assets/bpmn-js.css';
import 'bpmn-js/dist/assets/diagram-js.css';

globalThis.openBareViewer = async (container, xml) => {
  const viewer = new NavigatedViewer({ container });
  await viewer.importXML(xml);
  viewer.get('canvas').zoom('fit-viewport');
  return viewer;
};
