// zod, which the calls of the client come with, looks whether it may compile; a strict policy reports that as a violation.
// This module stands before all others.
import { config } from 'zod';

config({ jitless: true });
