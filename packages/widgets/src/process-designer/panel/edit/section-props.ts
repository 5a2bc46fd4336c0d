import type { Lang } from '../../../kit/theme/tokens.ts';
import type { Editor } from './editor.ts';
import type { PanelTexts } from '../text/index.ts';

export interface SectionProps {
  editor: Editor;
  texts: PanelTexts;
  lang: Lang;
}
