import { CompanyActions } from './company-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen.ts';

export default defineScreen({ rowActions: { view: CompanyActions, width: 128 } });
