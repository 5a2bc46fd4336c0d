import { defineRoom } from '../../../room.ts';
import { branchPage } from './branch-page.ts';

export default defineRoom({ handlers: ({ db, fileKey }) => branchPage(db, fileKey) });
