import { beginsAtPin } from '../../../generic/floor-plan/begins-at-pin.ts';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({ begins: beginsAtPin });
