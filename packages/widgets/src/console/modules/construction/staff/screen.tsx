import { lazyPart } from '../../../../kit/lazy/index.ts';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { CardButton } from './card-button.tsx';
import { takeReading } from './card-reading.ts';
import { fileAction } from './file-action.ts';

export default defineScreen({
  begins: ({ params }) => Promise.resolve(params.has('card') ? takeReading() : {}),
  typedFrom: 'form_photos',
  listActions: CardButton,
  rowActions: fileAction,
  details: { ahead: lazyPart(() => import('./admission-panel.tsx')) },
  // A code on a card or helmet answers the question that is asked on site.
  code: { openPage: ({ id }) => `/admission?id=${id}` },
});
