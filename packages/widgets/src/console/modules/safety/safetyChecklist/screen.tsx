import { lazyPart } from '../../../../kit/lazy/index.ts';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { byTemplate } from './by-template.ts';
import { TemplateButton } from './template-button.tsx';

export default defineScreen({
  begins: byTemplate,
  listActions: TemplateButton,
  details: { below: lazyPart(() => import('./failed-items.tsx')) },
});
