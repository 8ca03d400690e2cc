// A list of answers that scrolls says how many answers lie below its edge.
import { t } from '../text/translations.svelte';

/** A button that is cut by fewer pixels than this counts as visible. */
const SLACK = 3;

/** Keeps the number of answers below the field's edge in `data-more`. Returns how to stop that. */
export function announceHiddenAnswers(field: HTMLElement): () => void {
  const look = (): void => {
    const edge = field.getBoundingClientRect().bottom + SLACK;
    const below = [...field.children].filter((one) => one.getBoundingClientRect().bottom > edge).length;
    if (below > 0) field.dataset.more = t('web-more-answers', { n: below });
    else delete field.dataset.more;
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const one of [field, ...field.children]) sizes.observe(one);
    look();
  };
  const changes = new MutationObserver(watch);
  changes.observe(field, { childList: true });
  field.addEventListener('scroll', look, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    changes.disconnect();
    field.removeEventListener('scroll', look);
  };
}
