export { QrCode } from './qr-code.tsx';
export { codeFile, printLabel, type CodeLabel } from './label-sheet.ts';
