/** The browser's offer to install the page; the types of the DOM do not have it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallEvent | undefined;
const listeners = new Set<() => void>();

function change(next: InstallEvent | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Notes the browser's offer, so that it can be taken up under 我的. @returns a function that ends it */
export function followInstall(): () => void {
  const offered = (event: Event) => {
    // The browser shows no bar of its own.
    event.preventDefault();
    change(event as InstallEvent);
  };
  const installed = () => change(undefined);
  addEventListener('beforeinstallprompt', offered);
  addEventListener('appinstalled', installed);
  return () => {
    removeEventListener('beforeinstallprompt', offered);
    removeEventListener('appinstalled', installed);
  };
}

export const installOffer = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  snapshot: (): boolean => offer !== undefined,
  /** The browser asks the user; its offer holds once. */
  take: async (): Promise<void> => {
    const taken = offer;
    change(undefined);
    await taken?.prompt();
  },
};

/** Whether the console runs as an installed application. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
