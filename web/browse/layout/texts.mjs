// What is wrong with the words on a page: too small, cut off, covered, or one over the other. It runs inside the page.

/**
 * All that is wrong with texts and buttons, each with what it is, where and by how much. `least` is the smallest size
 * of letters, in pixels of the screen.
 */
export function texts({ least }) {
  const faults = [];
  const add = (kind, element, text, detail) =>
    faults.push({ kind, text: text.trim().replace(/\s+/g, ' ').slice(0, 48), where: placeOf(element), detail });

  // What is drawn over something is asked of the browser; it answers only with what can be pointed at.
  const all = document.createElement('style');
  all.textContent = '*, *::before, *::after { pointer-events: auto !important }';
  document.head.append(all);

  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const scales = new Map();

  /** How much larger than its style says something is drawn. */
  function scaleOf(element) {
    if (!element) return 1;
    if (scales.has(element)) return scales.get(element);
    let scale;
    if (element instanceof SVGGraphicsElement && element.ownerSVGElement) {
      const { a, b } = element.getScreenCTM() ?? { a: 1, b: 0 };
      scale = Math.hypot(a, b);
    } else {
      const style = styleOf(element);
      scale = scaleOf(element.parentElement);
      if (style.transform !== 'none') {
        const { a, b } = new DOMMatrix(style.transform);
        scale *= Math.hypot(a, b);
      }
      if (style.scale !== 'none') scale *= Number(style.scale.split(' ')[0]);
      if (style.zoom && style.zoom !== '1') scale *= Number(style.zoom);
    }
    scales.set(element, scale);
    return scale;
  }

  function placeOf(element) {
    const place = element.closest('[data-testid], [data-card], [data-space], section, aside, header, nav');
    const name = (each) =>
      each?.dataset?.testid ?? each?.dataset?.card ?? each?.dataset?.space ?? each?.tagName.toLowerCase();
    const outer = place?.parentElement?.closest('[data-testid]');
    const kind = [...element.classList].filter((each) => !each.startsWith('svelte-')).join('.');
    return `${outer ? `${outer.dataset.testid} > ` : ''}${name(place) ?? 'body'} ${element.tagName.toLowerCase()}${kind && `.${kind}`}`;
  }

  /** The part of a box that those around it do not cut off, who cuts it, and whether one can scroll to the rest. */
  function clipOf(element) {
    const clip = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6, by: null, scrolls: false };
    const narrow = (box, by) => {
      if (box.left > clip.left) [clip.left, clip.by] = [box.left, by];
      if (box.top > clip.top) [clip.top, clip.by] = [box.top, by];
      if (box.right < clip.right) [clip.right, clip.by] = [box.right, by];
      if (box.bottom < clip.bottom) [clip.bottom, clip.by] = [box.bottom, by];
    };
    let fixed = false;
    for (let each = element; each && each !== document.documentElement; each = each.parentElement) {
      const style = styleOf(each);
      if (style.display === 'contents' || each === document.body) continue;
      if (!(fixed && style.position === 'static')) {
        const flow = `${style.overflowX} ${style.overflowY}`;
        if (/auto|scroll/.test(flow)) clip.scrolls = true;
        const inline = style.display === 'inline';
        if (flow !== 'visible visible' && !inline && !(each instanceof SVGElement && each.ownerSVGElement)) {
          narrow(each.getBoundingClientRect(), each);
        }
      }
      if (style.position === 'fixed') fixed = true;
    }
    return clip;
  }

  /** Is it only there for those who hear the page? */
  function isForEars(element) {
    for (let each = element; each; each = each.parentElement) if (styleOf(each).clipPath === 'inset(50%)') return true;
    return false;
  }

  /** Does this element paint over what lies behind it? */
  function paints(element) {
    const style = styleOf(element);
    if (element instanceof SVGElement && element.ownerSVGElement) {
      if (/^(g|svg)$/.test(element.tagName)) return false;
      return (style.fill !== 'none' && Number(style.fillOpacity) > 0.5) || element.tagName === 'image';
    }
    if (/^(IMG|CANVAS|INPUT|SELECT)$/.test(element.tagName)) return true;
    const alpha =
      /rgba\([^)]*,\s*([\d.]+)\)/.exec(style.backgroundColor)?.[1] ?? /\/ ([\d.]+)\)/.exec(style.backgroundColor)?.[1];
    const clear = style.backgroundColor === 'transparent' || (alpha !== undefined && Number(alpha) < 0.6);
    return !clear || style.backgroundImage !== 'none';
  }

  /** Is this the map of a Lodge that is larger than its window, or what brings it closer? One moves the Lodge below it. */
  const movesBoard = (hit) => Boolean(hit.closest('[data-testid=lodge] :is(.map, .zoom)'));

  /** Is what stands at this point the element itself, its own, or something that one sees through? */
  function seenAt(element, x, y) {
    for (const hit of document.elementsFromPoint(x, y)) {
      if (hit === element || element.contains(hit) || hit.contains(element)) return true;
      if (movesBoard(hit) && element.closest('svg.zoomed')) continue;
      const common = commonOf(hit, element);
      for (let each = hit; each && each !== common; each = each.parentElement) if (paints(each)) return false;
    }
    return true;
  }

  function commonOf(a, b) {
    let each = a;
    while (each && !each.contains(b)) each = each.parentElement;
    return each;
  }

  const scrollsDown = document.documentElement.scrollHeight > innerHeight + 2;
  const readable = '[title],[data-card],[data-highlight],[data-thing],[role=button],button,a,summary,details';

  const lines = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (!/[\p{L}\p{N}]/u.test(node.data)) continue;
    const element = node.parentElement;
    if (!element || /^(STYLE|SCRIPT|TITLE|OPTION|DESC)$/i.test(element.tagName)) continue;
    if (element.closest('.unseen, [data-decoration], [hidden]')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (isForEars(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5);
    if (rects.length === 0) continue;
    const style = styleOf(element);
    if (/rgba\(.*, 0\)$|^transparent$/.test(style.color) && style.fill === 'none') continue;
    const size = Number.parseFloat(style.fontSize) * scaleOf(element);
    const clip = clipOf(element);
    const inside = (rect) => ({
      left: Math.max(rect.left, clip.left),
      top: Math.max(rect.top, clip.top),
      right: Math.min(rect.right, clip.right),
      bottom: Math.min(rect.bottom, clip.bottom),
    });
    const kept = rects.map(inside).filter((box) => box.right - box.left > 1 && box.bottom - box.top > 3);
    // What is scrolled away, or folded up, is not on the screen.
    const gone = kept.length === 0;
    if (gone && (clip.scrolls || !clip.by)) continue;
    if (gone && (styleOf(clip.by).position === 'absolute' || clip.by.getBoundingClientRect().width < 3)) continue;

    if (!gone && size < least - 0.05) add('small', element, node.data, `${size.toFixed(1)} px`);

    // Cut by what is around it: to the side, or in its height by more than the room between lines.
    const em = size * 0.3;
    const cut = rects.some((rect) => {
      const middle = (rect.top + rect.bottom) / 2;
      return (
        rect.left < clip.left - 2 ||
        rect.right > clip.right + 2 ||
        middle - em < clip.top - 1 ||
        middle + em > clip.bottom + 1
      );
    });
    if (cut && !clip.scrolls) {
      const by = clip.by ?? element;
      const space = element.closest('[data-space], [data-testid=lodge] [role=group]')?.getBoundingClientRect();
      const board = clip.by?.getBoundingClientRect();
      // A board that is larger than its window is moved about; Rooms at its edge go on behind it.
      const beyond =
        space &&
        board &&
        (space.left < board.left - 2 ||
          space.right > board.right + 2 ||
          space.top < board.top - 2 ||
          space.bottom > board.bottom + 2);
      const told = [element, by].some((each) => {
        const { textOverflow, webkitLineClamp } = styleOf(each);
        return (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') && each.closest(readable);
      });
      if (!beyond && !told) add('cut', element, node.data, `by ${placeOf(by)}`);
    }
    if (gone) continue;

    const wide = kept.some((box) => box.left < -1 || box.right > innerWidth + 1);
    const deep = !scrollsDown && kept.some((box) => (box.top + box.bottom) / 2 + em > innerHeight + 1 || box.top < -4);
    if ((wide || deep) && !clip.scrolls)
      add('outside', element, node.data, wide ? 'of the window' : 'above or below the window');

    for (const box of kept) {
      const middle = (box.top + box.bottom) / 2;
      const line = {
        element,
        text: node.data,
        left: box.left,
        right: box.right,
        top: middle - size * 0.33,
        bottom: middle + size * 0.33,
      };
      if (line.bottom > 0 && line.top < innerHeight && line.right > 0 && line.left < innerWidth) lines.push(line);
    }
  }

  // Covered: seen at none or only some of five points.
  for (const line of lines) {
    const y = (line.top + line.bottom) / 2;
    const points = [0.04, 0.27, 0.5, 0.73, 0.96].map((part) => line.left + (line.right - line.left) * part);
    const within = points.filter((x) => x > 0 && x < innerWidth && y > 0 && y < innerHeight);
    const seen = within.filter((x) => seenAt(line.element, x, y)).length;
    line.seen = seen > 0;
    // A point at the end of a line may be the ornament of a frame.
    if (seen === 0 || within.length - seen < 2) continue;
    add('covered', line.element, line.text, `at ${within.length - seen} of ${within.length} points`);
  }

  const shown = lines.filter(({ seen }) => seen);
  for (let i = 0; i < shown.length; i += 1) {
    for (let j = i + 1; j < shown.length; j += 1) {
      const [a, b] = [shown[i], shown[j]];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide < 2 || high < 2) continue;
      if (a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element)) continue;
      const [x, y] = [Math.max(a.left, b.left) + wide / 2, Math.max(a.top, b.top) + high / 2];
      if (!seenAt(a.element, x, y) || !seenAt(b.element, x, y)) continue;
      add('overlap', a.element, a.text, `with “${b.text.trim().slice(0, 30)}” in ${placeOf(b.element)}`);
    }
  }

  buttons(add, clipOf, seenAt);
  all.remove();

  const out = document.documentElement.scrollWidth - innerWidth;
  if (out > 0) faults.push({ kind: 'wide', text: '', where: 'page', detail: `${out} px stick out` });
  return faults;

  /** Buttons that lie on each other: more than a corner of the smaller one. */
  function buttons(add, clipOf, seenAt) {
    const found = [...document.querySelectorAll('button, [role=button], a[href], summary, input, select')]
      .filter(
        (each) =>
          !(each instanceof SVGElement) &&
          !each.closest('.unseen') &&
          each.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((element) => {
        const box = element.getBoundingClientRect();
        const clip = clipOf(element);
        return {
          element,
          left: Math.max(box.left, clip.left, 0),
          top: Math.max(box.top, clip.top, 0),
          right: Math.min(box.right, clip.right, innerWidth),
          bottom: Math.min(box.bottom, clip.bottom, innerHeight),
        };
      })
      .filter((box) => box.right - box.left > 4 && box.bottom - box.top > 4);
    const area = (box) => (box.right - box.left) * (box.bottom - box.top);
    for (let i = 0; i < found.length; i += 1) {
      for (let j = i + 1; j < found.length; j += 1) {
        const [a, b] = [found[i], found[j]];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide < 4 || high < 4 || wide * high < 0.15 * Math.min(area(a), area(b))) continue;
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        // What lies wholly behind a dialog or a drawer is no fault of either.
        const middle = (box) => seenAt(box.element, (box.left + box.right) / 2, (box.top + box.bottom) / 2);
        if (!middle(a) || !middle(b)) continue;
        const name = (each) => (each.getAttribute('aria-label') ?? each.innerText ?? '').slice(0, 30);
        add('buttons', a.element, name(a.element), `on “${name(b.element)}” in ${placeOf(b.element)}`);
      }
    }
  }
}
