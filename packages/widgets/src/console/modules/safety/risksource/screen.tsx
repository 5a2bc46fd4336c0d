import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { MapButton } from './map-button.tsx';

export default defineScreen({ listActions: MapButton });
