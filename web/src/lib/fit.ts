/**
 * Lets the letters of a text become smaller, step by step, until it has room in its box; `what` is whatever changes it.
 * A box without room even for the smallest is marked `data-tight`, and may leave out what matters less.
 */
export function fit(what: string, sizes: readonly number[]) {
  return (box: HTMLElement) => {
    void what;
    const fits = (size: number) => {
      box.style.fontSize = `${size / 16}rem`;
      return box.scrollHeight <= box.clientHeight + 1;
    };
    const apply = () => {
      delete box.dataset['tight'];
      if (sizes.some(fits)) return;
      box.dataset['tight'] = '';
      sizes.some(fits);
    };
    const watch = new ResizeObserver(apply);
    watch.observe(box);
    apply();
    return () => watch.disconnect();
  };
}
