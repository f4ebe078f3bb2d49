// The hand of somebody who wants an answer given: the pointer, by the fewest clicks that the page offers, or the keys.

/**
 * Where one can click to give an answer, best first: a thing whose only option it is, a button in the offer, the list; a
 * thing that opens a menu comes last. Each with the middle of what is seen of it.
 */
function spots({ name, menu }) {
  const seen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.disabled;
  const point = (element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = element.getBoundingClientRect();
    for (const [a, b] of [
      [0.5, 0.5],
      [0.5, 0.2],
      [0.5, 0.8],
      [0.2, 0.5],
      [0.8, 0.5],
      [0.5, 0.1],
      [0.5, 0.9],
      [0.1, 0.1],
      [0.9, 0.9],
    ]) {
      const at = { x: box.left + box.width * a, y: box.top + box.height * b };
      if (element.contains(document.elementFromPoint(at.x, at.y))) return at;
    }
    return null;
  };
  const within = menu ? document.querySelector('[data-testid=menu]') : document;
  if (!within) return [];
  const found = [];
  const take = (elements, how, cost) => {
    for (const element of elements) {
      if (!seen(element)) continue;
      const at = point(element);
      if (at) found.push({ ...at, how, cost });
    }
  };
  const all = (selector) => [...within.querySelectorAll(selector)];
  const named = (attribute) =>
    all(`[${attribute}]`).filter((each) => each.getAttribute(attribute).split('\n').includes(name));
  const things = named('data-options');
  take(
    things.filter((each) => !each.dataset.options.includes('\n')),
    'thing',
    1,
  );
  take(named('data-offer'), menu ? 'menu' : 'offer', 1);
  take(named('data-choice'), 'list', 1);
  take(things, 'thing', 2);
  return found.toSorted((a, b) => a.cost - b.cost);
}

/** What the page shows that one can answer. */
export const shown = (opened) =>
  opened.evaluate(() => ({
    prompt: Number(document.querySelector('[data-testid=decision]')?.dataset.prompt ?? Number.NaN),
    menu: document.querySelector('[data-testid=menu]') !== null,
    choices: [...document.querySelectorAll('[data-choice]:enabled, [data-offer]:enabled, [data-thing]')].flatMap(
      ({ dataset }) => (dataset.options ?? dataset.choice ?? dataset.offer).split('\n'),
    ),
    picked: document.querySelectorAll('[data-testid=picks] .filled').length,
    question: document.querySelector('[data-testid=question]')?.innerText,
    over: document.querySelector('[data-testid=result]') !== null,
  }));

/** Gives an answer by pointing; says how many clicks it took and what they were. */
export async function byPointer(opened, { steps, prepared, drags = true }, moved) {
  const took = [];
  if (prepared && drags && (await drag(opened, prepared))) {
    took.push('drag');
    if (await moved()) return took;
  }
  if (prepared && !drags && (await clickHalf(opened, prepared))) {
    took.push('half');
    if (await moved()) return took;
  }
  // A composed answer is called by all of its steps.
  const whole = steps.map(({ name }) => name).join(' > ');
  for (const name of new Set([whole, steps[0].name])) {
    const { menu } = await shown(opened);
    const [spot] = await opened.evaluate(spots, { name, menu });
    if (!spot) continue;
    await opened.mouse.click(spot.x, spot.y);
    took.push(spot.how);
    if (await moved()) return took;
    if (!(await shown(opened)).menu) continue;
    const [item] = await opened.evaluate(spots, { name, menu: true });
    if (item) {
      await opened.mouse.click(item.x, item.y);
      took.push('menu');
      if (await moved()) return took;
    }
    await opened.keyboard.press('Escape');
  }
  return took;
}

/** Clicks a half of a Spell in the hand; false where the page has no such thing. */
async function clickHalf(opened, { spell, side }) {
  const at = await opened.evaluate(
    ({ spell, side }) => {
      const half = document.querySelector(`[data-testid=hand] [data-card="${spell}"] [data-part="${side}"]`);
      half?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = half?.getBoundingClientRect();
      return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    },
    { spell, side },
  );
  if (at) await opened.mouse.click(at.x, at.y);
  return Boolean(at);
}

/** Drags a half of a Spell from the hand into a slot; false where the page has no such thing. */
async function drag(opened, { spell, slot, side }) {
  const ends = await opened.evaluate(
    ({ spell, slot, side }) => {
      const card = document.querySelector(`[data-testid=hand] [data-card="${spell}"]`);
      const half = card?.querySelector(`[data-part="${side}"]`) ?? card;
      const own = [...document.querySelectorAll(`.shelf [data-slot="${slot}"]`)];
      const place = own.find((each) => each.checkVisibility());
      if (!half || !place || !card.matches('[draggable=true], [draggable=true] *')) return null;
      half.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const middle = (element) => {
        const box = element.getBoundingClientRect();
        return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      };
      return { from: middle(half), to: middle(place) };
    },
    { spell, slot, side },
  );
  if (!ends) return false;
  const { mouse } = opened;
  await mouse.move(ends.from.x, ends.from.y);
  await mouse.down();
  await mouse.move(ends.from.x + 6, ends.from.y - 6, { steps: 2 });
  await mouse.move(ends.to.x, ends.to.y, { steps: 6 });
  await mouse.up();
  return true;
}

/** Gives an answer by keys: the options have the focus, the arrows go down, Enter answers; says how many keys it took. */
export async function byKeys(opened, { steps }, moved) {
  const wanted = [steps.map(({ name }) => name).join(' > '), steps[0].name];
  const focus = () =>
    opened.evaluate(() => {
      const { choice, offer } = document.activeElement?.dataset ?? {};
      return choice ?? offer;
    });
  const took = [];
  const press = async (key) => {
    await opened.keyboard.press(key);
    took.push(key);
  };
  let at = await focus();
  if (at === undefined) {
    await press('F2');
    at = await focus();
  }
  for (let i = 0; i < 60; i += 1) {
    if (at !== undefined && wanted.includes(at)) {
      await press('Enter');
      if (await moved()) return took;
      break;
    }
    await press('ArrowDown');
    at = await focus();
  }
  return took;
}
