import { softened } from './hyphens';

/** A word that no dictionary leaves whole in a box that is as wide as one letter. */
const PROBE: Record<string, string> = { ru: 'нестабильности', pl: 'niestabilności' };

/** Texts that are not for reading, or that are typed. */
const NOT_HERE = 'svg, input, textarea, select, script, style, code, pre, [contenteditable]';

let language = '';
let observer: MutationObserver | undefined;

/** From now on long words of this language may be broken with a hyphen, also where the browser has no dictionary for it. */
export function hyphenate(next: string): void {
  if (next === language) return;
  language = next;
  observer?.disconnect();
  observer = undefined;
  if (!PROBE[language] || hasDictionary(language)) return;
  soften(document.body);
  observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') soften(target);
      else addedNodes.forEach(soften);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}

function soften(node: Node): void {
  if (node instanceof Text) {
    if (node.parentElement?.closest(NOT_HERE)) return;
    const text = softened(node.data, language);
    if (text !== node.data) node.data = text;
    return;
  }
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) soften(text);
}

/** Does the browser break words of this language by itself? */
function hasDictionary(lang: string): boolean {
  const probe = document.createElement('div');
  probe.lang = lang;
  probe.textContent = PROBE[lang] ?? '';
  probe.style.cssText = 'position: absolute; visibility: hidden; width: 1em; overflow-wrap: normal';
  document.body.append(probe);
  probe.style.hyphens = 'none';
  const whole = probe.offsetHeight;
  probe.style.hyphens = 'auto';
  const broken = probe.offsetHeight > whole;
  probe.remove();
  return broken;
}
