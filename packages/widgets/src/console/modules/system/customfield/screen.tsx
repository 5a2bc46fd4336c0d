import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { DocumentButton } from './document-button.tsx';
import { NextNumber } from './next-number.tsx';

export default defineScreen({ listActions: DocumentButton, details: { ahead: NextNumber } });
