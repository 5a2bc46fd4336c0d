// A separate module, because few pastes need the code.
export { convertModel } from '@gongdi/bpmn';
