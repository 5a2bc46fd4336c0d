import { defineTestElement } from '../support/test-element.ts';

defineTestElement('x-viewer', async () => (await import('@gongdi/widgets/instance-viewer')).mount);
defineTestElement('x-designer', async () => (await import('@gongdi/widgets/process-designer')).mount);
