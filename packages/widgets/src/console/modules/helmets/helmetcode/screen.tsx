import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { helmetOfCode } from './helmet-of-code.ts';

export default defineScreen({ rowActions: helmetOfCode, code: {} });
