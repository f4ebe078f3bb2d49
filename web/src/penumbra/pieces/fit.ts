import type { Attachment } from 'svelte/attachments';

/** The sizes that letters may take, in sixteenths of a rem; none is smaller than what one can read. */
const SIZES = [15, 14, 13.5, 13, 12.5, 12];

/**
 * Lets the letters of a box shrink until they fit into it. Where not even the smallest do, the box says so by
 * `data-fit="short"`, and shows its short form. What it shows is given, so that it is measured again when that changes.
 */
export function fit(_shows: string, most = 15): Attachment<HTMLElement> {
  return (box) => {
    const fits = () => box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1;
    const measure = () => {
      if (box.clientHeight === 0) return;
      for (const form of ['full', 'short']) {
        box.dataset['fit'] = form;
        box.style.setProperty('--lines', String(Math.max(1, Math.floor(box.clientHeight / 14.2))));
        for (const size of SIZES) {
          if (size > most) continue;
          box.style.fontSize = `${size / 16}rem`;
          if (fits()) return;
        }
      }
    };
    // What is given a size is measured when its size is known, and again with its own letters.
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    let gone = false;
    void document.fonts.ready.then(() => gone || measure());
    return () => {
      gone = true;
      sizes.disconnect();
    };
  };
}
