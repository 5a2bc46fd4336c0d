import 'bpmn-js/dist/assets/diagram-js.css';
import 'bpmn-js/dist/assets/bpmn-js.css';
import 'bpmn-js/dist/assets/bpmn-font/css/bpmn-embedded.css';
import './page.css';
import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';

const xml = await (await fetch('/model.bpmn')).text();
const viewer = new NavigatedViewer({ container: document.querySelector('#box') });
await viewer.importXML(xml);
globalThis.readyAt = performance.now();
