import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { SourceButton } from './source-button.tsx';

export default defineScreen({ listActions: SourceButton });
