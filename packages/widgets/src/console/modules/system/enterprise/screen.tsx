import { companyActions } from './company-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({ rowActions: companyActions });
