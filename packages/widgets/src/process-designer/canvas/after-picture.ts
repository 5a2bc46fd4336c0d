/** Does work that the first picture shall not wait for: when what is under way now has been shown. */
export function afterPicture<T>(work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => void work().then(resolve, reject));
  });
}
