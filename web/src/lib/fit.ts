/** Lets the letters of a text become smaller, step by step, until it has room in its box; `what` is whatever changes it. */
export function fit(what: string, sizes: readonly number[]) {
  return (box: HTMLElement) => {
    void what;
    const apply = () => {
      for (const size of sizes) {
        box.style.fontSize = `${size / 16}rem`;
        if (box.scrollHeight <= box.clientHeight + 1) return;
      }
    };
    const watch = new ResizeObserver(apply);
    watch.observe(box);
    apply();
    return () => watch.disconnect();
  };
}
