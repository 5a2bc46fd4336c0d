/** Runs `work` in a later task, so that the browser paints the pending frame before `work` starts. */
export function afterPicture<T>(work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => void work().then(resolve, reject));
  });
}
