// The page's clock in the hands of the test: `clock.haste = 20` lets its timers run twenty times as fast, 0 stops them.
// `performance.now` and the app's own movements keep step with them; the date and the pictures stay as they are.
(() => {
  const set = setTimeout.bind(window);
  const clear = clearTimeout.bind(window);
  const real = performance.now.bind(performance);
  let haste = 1;
  let since = real();
  let begun = since;
  const now = () => begun + (real() - since) * haste;
  const timers = new Map();
  const WATCHES = 10_000; // Timers of this length and more watch over the connection, which gets no faster.
  let last = 0;

  const arm = (id, timer) => {
    const left = timer.watches ? timer.time : (timer.due - now()) / haste;
    clear(timer.real);
    if (timer.watches || haste > 0) timer.real = set(() => ring(id, timer), Math.ceil(Math.max(0, left)));
  };
  const ring = (id, timer) => {
    timer.due += timer.time;
    if (timer.again) arm(id, timer);
    else timers.delete(id);
    timer.run();
  };
  const begin = (run, time, again) => {
    const timer = { run, time, again, due: now() + time, watches: time >= WATCHES };
    timers.set(++last, timer);
    arm(last, timer);
    return last;
  };
  const end = (id) => {
    clear(timers.get(id)?.real);
    timers.delete(id);
  };

  window.setTimeout = (run, time = 0, ...args) => begin(() => run(...args), time, false);
  window.setInterval = (run, time = 0, ...args) => begin(() => run(...args), Math.max(time, 1), true);
  window.clearTimeout = window.clearInterval = end;
  performance.now = now;

  const animate = Element.prototype.animate;
  const moving = new Set();
  Element.prototype.animate = function (...how) {
    const movement = animate.apply(this, how);
    const over = () => moving.delete(movement);
    moving.add(movement);
    movement.finished.then(over, over);
    movement.playbackRate = haste;
    return movement;
  };
  window.clock = {
    get haste() { return haste; },
    set haste(wanted) {
      [begun, since, haste] = [now(), real(), wanted];
      for (const [id, timer] of timers) if (!timer.watches) arm(id, timer);
      for (const movement of moving) movement.playbackRate = haste;
    },
  };
})();
