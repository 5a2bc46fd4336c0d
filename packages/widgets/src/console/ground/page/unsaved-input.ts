/** Whether something that was typed is not saved; the guard of the pages says how that is found out. */
export function unsavedInput() {
  let typed = (): boolean => false;
  return {
    check: (): boolean => typed(),
    watch: (check: () => boolean): void => {
      typed = check;
    },
  };
}
