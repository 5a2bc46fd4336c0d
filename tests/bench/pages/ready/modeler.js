import 'bpmn-js/dist/assets/diagram-js.css';
import 'bpmn-js/dist/assets/bpmn-js.css';
import 'bpmn-js/dist/assets/bpmn-font/css/bpmn-embedded.css';
import './page.css';
import Modeler from 'bpmn-js/lib/Modeler';

const xml = await (await fetch('/model.bpmn')).text();
const modeler = new Modeler({ container: document.querySelector('#box') });
await modeler.importXML(xml);
globalThis.readyAt = performance.now();
