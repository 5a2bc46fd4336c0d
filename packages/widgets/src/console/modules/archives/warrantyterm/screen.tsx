import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { LawfulButton } from './lawful-button.tsx';

export default defineScreen({ listActions: LawfulButton });
