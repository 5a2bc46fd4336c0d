import { useCodeText } from './text/index.ts';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Says that no telephone can open an address, because it is that of this computer for itself. */
export function OnlyHere({ address }: { address: string }) {
  const text = useCodeText();
  if (!LOOPBACK.test(new URL(address).hostname)) return null;
  return (
    <p className="gd-console-only-here" role="note">
      {text.onlyHere}
    </p>
  );
}
