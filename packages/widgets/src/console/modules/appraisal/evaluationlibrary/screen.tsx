import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { ListButtons } from './list-buttons.tsx';

export default defineScreen({ listActions: ListButtons });
