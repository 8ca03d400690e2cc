// Shows one still scene after another as a hand beside the big screen, uncovered, and gathers what a reader would complain
// about. "+" after a scene's name raises the first card, whose targets are asked then.
async (complaints, scenes, lang) => {
  const frame = () => new Promise(requestAnimationFrame);
  const moves = (one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity;
  const find = async (what) => { while (!document.querySelector(what)) await frame(); return document.querySelector(what); };
  const FINGER = 43.5; // px
  const ANSWER = 53.5; // px, at the lower edge of the window
  const CHOSEN = '.ph :is(.ph__cards, .ph__people, .ph__places) [data-nav], .ph__front [data-nav], .ph__goods [data-nav]';

  async function laid() {
    await document.fonts.ready;
    await frame();
    do await frame(); while (document.getAnimations().some(moves));
  }

  /** Answers are large and lie at the lower edge; the telegram is whole; what can be tapped is reached by a finger. */
  function hand() {
    const wire = document.querySelector('.ph__wire').getBoundingClientRect();
    const answers = [...document.querySelectorAll('.ph__answers .btn')].map((el) => [el, el.getBoundingClientRect()]);
    const low = answers.length > 0 && innerHeight - Math.max(...answers.map(([, box]) => box.bottom)) > 24 && !document.querySelector('.ph__answers[data-more]');
    const named = (what, el) => `${what}: ${el.className} ${el.textContent.trim().slice(0, 30)}`;
    return [
      ...(wire.top < 0 || Math.abs(wire.bottom - innerHeight) > 1 || wire.right > innerWidth + 1 ? ['the telegram leaves the window'] : []),
      ...(low ? ['answers far above the lower edge'] : []),
      ...answers.filter(([, box]) => box.height < ANSWER).map(([el]) => named('low answer', el)),
      ...[...document.querySelectorAll('.ph__bar button, .ph__person, .ph__place, .ph__cards [data-nav], .ph__role')].filter((el) => {
        const box = el.getBoundingClientRect();
        return Math.min(box.width, box.height) < FINGER;
      }).map((el) => named('small for a finger', el)),
      ...[...document.querySelectorAll('.ph__word')].filter((word) => [...document.querySelectorAll('.ph__dice .die, .ph__dice .die__lock')].some((die) => {
        const [a, b] = [word, die].map((el) => el.getBoundingClientRect());
        return Math.min(a.right, b.right) > Math.max(a.left, b.left) + 1 && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top) + 1;
      })).map((el) => named('word under a die', el)),
      ...[...document.querySelectorAll(CHOSEN)].filter((el) => {
        el.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = el.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return !top || !(el.contains(top) || top.contains(el));
      }).map((el) => named('out of reach', el)),
    ];
  }

  const wrong = {};
  for (const scene of scenes) {
    await show(`hand-${scene.replace('+', '')}`, lang);
    const cover = await find('.ph__cover');
    await laid();
    const covered = complaints();
    cover.click();
    await find('.ph__wire');
    if (scene.endsWith('+')) (await find('.ph__cards [data-nav="card"]')).click();
    await laid();
    const said = [...covered.map((one) => `covered: ${one}`), ...complaints(), ...hand()];
    if (said.length > 0) wrong[scene] = said;
  }
  return wrong;
}
