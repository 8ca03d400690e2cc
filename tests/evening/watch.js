// Runs in every page of an evening before its own scripts: notes when a phone asks, how far the big screen has said that
// it is, and how often the page has changed.
(() => {
  const evening = { changes: 0, shown: [], asked: [] };
  window.evening = evening;
  let question = null; // the last event before the question that the server has sent
  let screen = null; // how far the slowest screen is, by the server
  let called = 'none';

  function heard({ t, n, choice }) {
    if (t === 'screen') screen = n;
    if (t !== 'step' && t !== 'full') return;
    question = choice?.options?.length > 1 ? n : null;
    if (t === 'full') screen = null;
  }

  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => heard(JSON.parse(data)));
    }

    send(text) {
      const { t, n } = JSON.parse(text);
      if (t === 'shown') evening.shown.push([n, Date.now()]);
      super.send(text);
    }
  };

  new MutationObserver(() => {
    evening.changes += 1;
    const now = document.querySelector('.ph')?.dataset.called ?? 'none';
    if (now !== called && now !== 'none' && question !== null) evening.asked.push({ n: question, screen, at: Date.now() });
    called = now;
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
})();
