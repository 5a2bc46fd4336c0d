export { DEMO_CAMERA, demoCamera, demoStream } from './camera.ts';
