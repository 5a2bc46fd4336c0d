import { CompanyActions } from '../../../pages/registration/company-actions.tsx';
import { defineScreen } from '../../../pages/resource/screen.ts';

export default defineScreen({ rowActions: { view: CompanyActions, width: 128 } });
