// Shows one still scene after another at the size the window has, and gathers what a reader would complain about.
// "+" after a scene's name raises the first card, whose targets are asked then.
async (complaints, scenes, lang) => {
  const frame = () => new Promise(requestAnimationFrame);
  // What moves once has arrived; what moves for ever is no reason to wait.
  const moves = (one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity;
  const find = async (what) => { while (!document.querySelector(what)) await frame(); return document.querySelector(what); };

  async function laid() {
    await document.fonts.ready;
    await frame();
    do await frame(); while (document.getAnimations().some(moves));
  }

  const wrong = {};
  for (const scene of scenes) {
    await show(scene.replace('+', ''), lang);
    await find('.game');
    document.querySelectorAll('.intro').forEach((el) => el.remove());
    if (scene.endsWith('+')) (await find(':is(.hand, .shelf) [data-nav="card"]')).click();
    await laid();
    const said = complaints();
    if (said.length > 0) wrong[scene] = said;
  }
  return wrong;
}
