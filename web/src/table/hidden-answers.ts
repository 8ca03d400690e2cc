// Answers that scroll: what lies below the edge is announced there.
import { t } from '../text/translations.svelte';

/** A part of a button that sticks out by less than this is no button that is missing. */
const SLACK = 3;

/** Says in `data-more` how many answers of a field lie below its edge, as long as some do. */
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
