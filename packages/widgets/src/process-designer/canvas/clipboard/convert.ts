// A module of its own: few pastes need its bytes.
export { convertModel } from '@gongdi/bpmn';
