// The first game: a learner follows the guide through a whole Duel, leaves it, comes back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, dice, page, play, server, stage, wholeGame } from './helpers.mjs';

stage();

/** Somebody new at the first question of a guided game. */
async function learner(options) {
  const me = await page(browser, options);
  await me.goto(server.url.href);
  await me.getByTestId('learn').click();
  await me.getByTestId('decision').waitFor();
  await me.locator('[data-testid=coach][data-lesson]').waitFor();
  return me;
}

/** What the guide shows: its lesson, its words, how far it is. */
function note(me) {
  return me.evaluate(() => {
    const coach = document.querySelector('[data-testid=coach]');
    return { lesson: coach?.dataset.lesson, words: coach?.innerText };
  });
}

test('the guide teaches through a whole game and sums up at its end', async () => {
  const me = await learner({ locale: 'en' });
  const lessons = new Map();
  // Reads all that there is to read before anything is chosen.
  const read = async () => {
    for (let seen = await note(me); seen.lesson; seen = await note(me)) {
      lessons.set(seen.lesson, seen.words);
      await me.evaluate(() => document.querySelector('[data-testid=coach-next]')?.click());
    }
    return false;
  };
  await play(me, dice(7), read);
  await wholeGame(me);
  // The end may come while one reads; then it has been read, too.
  if (!lessons.has('over')) await me.locator('[data-lesson=over]').waitFor();
  await read();
  assert.ok(lessons.size >= 10, `only ${[...lessons.keys()]} were shown`);
  for (const id of ['goal', 'rose', 'slots', 'turn', 'instability', 'quests', 'final', 'over']) {
    assert.ok(lessons.has(id), `${id} was not shown`);
  }
  for (const [id, words] of lessons) assert.doesNotMatch(words, /\[guide|undefined/, `${id} lacks words`);
  assert.deepEqual(me.errors, []);
});

test('a reload keeps the progress; the guide can be left and called back', async () => {
  const me = await learner();
  for (const _ of [1, 2]) await me.getByTestId('coach-next').click();
  assert.equal((await note(me)).lesson, 'mage');
  await me.reload();
  await me.locator('[data-lesson=mage]').waitFor();
  await me.getByTestId('coach-back').click();
  assert.equal((await note(me)).lesson, 'rose');

  await me.getByTestId('coach-skip').click();
  assert.equal(await me.getByTestId('coach').count(), 0, 'skipping hides it');
  assert.equal(await me.locator('[data-guided]').count(), 0, 'and all its marks');
  await me.reload();
  await me.getByTestId('coach-show').waitFor();
  assert.equal(await me.getByTestId('coach').count(), 0, 'it stays hidden');
  await me.getByTestId('coach-show').click();
  assert.equal((await note(me)).lesson, 'rose');
  assert.deepEqual(me.errors, []);
});

test('what it speaks of and what it advises are marked, and nothing is forced', async () => {
  const me = await learner();
  assert.equal(await me.locator('[data-testid=tracks][data-guided=about]').count(), 1);
  const advised = me.locator('button[data-choice][data-guided=advised]');
  assert.equal(await advised.count(), 1);
  const other = me.locator('button[data-choice]:not([data-guided])').first();
  const before = await me.getByTestId('decision').getAttribute('data-prompt');
  // The list of all options is put away until one wants it.
  await me.keyboard.press('F2');
  await other.click();
  await me.locator(`[data-testid=decision]:not([data-prompt="${before}"])`).waitFor();
  assert.equal((await note(me)).lesson, 'rose', 'an answer turns the page');
  assert.deepEqual(me.errors, []);
});

test('on a phone the guide stands above the question and covers nothing of it', async () => {
  const me = await learner({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const box = (id) => me.getByTestId(id).boundingBox();
  const [coach, question] = [await box('coach'), await box('decision')];
  assert.ok(coach.y + coach.height <= question.y + 1, 'it ends where the question begins');
  assert.ok(coach.x >= 0 && coach.x + coach.width <= 360, 'it fits the screen');
  assert.ok(coach.y > 0, 'all of it is in sight');
});
