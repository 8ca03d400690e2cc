// The page's clock in the hands of the test: `clock.haste = 20` lets its timers run twenty times as fast.
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
  let last = 0;

  const arm = (id, timer) => {
    clear(timer.real);
    timer.real = set(() => ring(id, timer), Math.ceil(Math.max(0, (timer.due - now()) / haste)));
  };
  const ring = (id, timer) => {
    timer.due += timer.every ?? 0;
    if (timer.every) arm(id, timer);
    else timers.delete(id);
    timer.run();
  };
  const begin = (run, time, every) => {
    const timer = { run, due: now() + time, every };
    timers.set(++last, timer);
    arm(last, timer);
    return last;
  };
  const end = (id) => {
    clear(timers.get(id)?.real);
    timers.delete(id);
  };

  window.setTimeout = (run, time = 0, ...args) => begin(() => run(...args), time, 0);
  window.setInterval = (run, time = 0, ...args) => begin(() => run(...args), time, Math.max(time, 1));
  window.clearTimeout = window.clearInterval = end;
  performance.now = now;

  const animate = Element.prototype.animate;
  const shorter = (times) => Object.fromEntries(Object.entries(times).map(([name, value]) =>
    [name, ['duration', 'delay', 'endDelay'].includes(name) ? value / haste : value]));
  Element.prototype.animate = function (frames, times) {
    return animate.call(this, frames, typeof times === 'number' ? times / haste : shorter(times ?? {}));
  };
  window.clock = {
    get haste() { return haste; },
    set haste(wanted) {
      [begun, since, haste] = [now(), real(), wanted];
      for (const [id, timer] of timers) arm(id, timer);
    },
  };
})();
