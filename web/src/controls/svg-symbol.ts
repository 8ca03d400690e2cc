// An icon that comes from outside as a symbol of the page. The server has cleaned it; this page trusts neither: it
// builds the symbol anew from shapes and numbers, so that no script, style, address or foreign name can come along.

const SHAPES = new Set(['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polygon', 'polyline']);
const NUMBERS = new Set([
  'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'width', 'height', 'points', 'd', 'transform', 'opacity', 'stroke-width',
]);
const WORDS: Record<string, Set<string>> = {
  'fill-rule': new Set(['evenodd', 'nonzero']), fill: new Set(['none', 'currentColor']), stroke: new Set(['none', 'currentColor']),
  'stroke-linecap': new Set(['round', 'butt', 'square']), 'stroke-linejoin': new Set(['round', 'miter', 'bevel']),
};
const NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/u;
/** Path commands, numbers, and the names of transformations. */
const FIGURES = /^[\d\s.,+\-()eEmMlLhHvVcCsSqQtTaAzZ]*$/u;
const TRANSFORM = /\b(?:matrix|translate|rotate|scale|skewX|skewY)\b/gu;
const LONGEST = 20_000;
const DEEPEST = 8;

/** The symbol as text; null if it is no picture. */
export function symbolOf(name: string, svg: string): string | null {
  if (!NAME.test(name) || svg.length > LONGEST) return null;
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg') return null;
  const box = root.getAttribute('viewBox') ?? '0 0 512 512';
  const body = [...root.children].map((child) => drawn(child, DEEPEST)).join('');
  return /^[\d\s.+-]+$/u.test(box) && body ? `<symbol id="i-${name}" viewBox="${box}">${body}</symbol>` : null;
}

function drawn(element: Element, deep: number): string {
  const shape = element.localName;
  if (!SHAPES.has(shape) || deep === 0) return '';
  const kept = [...element.attributes].filter(allowed).map(({ localName, value }) => ` ${localName}="${value}"`);
  const inner = shape === 'g' ? [...element.children].map((child) => drawn(child, deep - 1)).join('') : '';
  return `<${shape}${kept.join('')}>${inner}</${shape}>`;
}

function allowed({ localName, value }: Attr): boolean {
  if (NUMBERS.has(localName)) return FIGURES.test(value.replace(TRANSFORM, ''));
  return WORDS[localName]?.has(value) ?? false;
}
