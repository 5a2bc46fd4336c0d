import { defineTestElement } from '../support/test-element.ts';

defineTestElement('x-fence', async () => (await import('@gongdi/widgets/fence-editor')).mount);
