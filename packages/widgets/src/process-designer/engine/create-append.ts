// A separate module, so that only this part of the package is bundled.
export { CreateAppendAnythingModule } from 'bpmn-js-create-append-anything';
