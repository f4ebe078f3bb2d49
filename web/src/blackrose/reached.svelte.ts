// Which Rooms something on the page speaks of: it marks what is drawn, and the Lodge draws one line around them.

/** The spaces of the Rooms in a picture that are marked as spoken of. */
export class Reached {
  spaces = $state.raw<readonly string[]>([]);

  /** Watches the marks; ends by what it returns. */
  watch(picture: SVGSVGElement): () => void {
    const look = () => {
      const marked = [...picture.querySelectorAll<SVGGElement>('[data-space].spoken-of')];
      const spaces = marked.map((room) => room.dataset['space'] ?? '');
      if (spaces.join() !== this.spaces.join()) this.spaces = spaces;
    };
    const observer = new MutationObserver(look);
    observer.observe(picture, { attributes: true, attributeFilter: ['class'], subtree: true });
    return () => observer.disconnect();
  }
}
