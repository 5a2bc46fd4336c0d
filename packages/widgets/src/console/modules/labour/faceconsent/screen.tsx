import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { FaceCount } from './face-count.tsx';

export default defineScreen({ listActions: FaceCount });
