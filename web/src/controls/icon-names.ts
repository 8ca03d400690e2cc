// Names of the game-icons that are used (CC BY 3.0, see the About page), and icons drawn for Posse.
export const SHELL_ICONS = [
  'bank', 'chart', 'chat-bubble', 'clubs', 'crossed-pistols', 'diamonds', 'duel', 'dynamite', 'exit-door', 'hearts',
  'horseshoe', 'newspaper', 'old-wagon', 'open-book', 'padlock', 'photo-camera', 'pointing', 'quill', 'revolver',
  'robber', 'saloon', 'saloon-doors', 'scales', 'sound-off', 'sound-on', 'spade', 'spades', 'steam-locomotive',
  'wanted-reward', 'western-hat', 'wood-cabin',
] as const;

/** Characters and cards of the games with a Sheriff: fetched with the first of these games. */
export const FIGURES = [
  'bandit', 'barrel', 'beard', 'beer-stein', 'blunderbuss', 'bowie-knife', 'brass-knuckles', 'breastplate',
  'buffalo-head', 'cactus', 'cannon', 'cartwheel', 'cavalry', 'cave-entrance', 'chaingun', 'cigar', 'clover',
  'cowboy-boot', 'deer-head', 'dodging', 'duality-mask', 'fairy-wings', 'female-legs', 'fishing-hook', 'flower-hat',
  'glass-shot', 'grab', 'grand-piano', 'gun-rose', 'handheld-fan', 'hollow-cat', 'horse-head', 'invisible-face',
  'knapsack', 'lasso', 'lee-enfield', 'maracas', 'mirror-mirror', 'money-stack', 'musket', 'mustache', 'outback-hat',
  'pearl-necklace', 'poker-hand', 'punch', 'reload-gun-barrel', 'rose', 'sawed-off-shotgun', 'scorpion', 'shop',
  'skimmer-hat', 'sombrero', 'sprint', 'spyglass', 'square-bottle', 'tipi', 'tooth', 'top-hat', 'two-feathers',
  'umbrella', 'vulture', 'water-flask', 'winchester-rifle', 'window-bars', 'wooden-crate',
] as const;

/** Cards, cars, stations and characters of the train: fetched when one of them is drawn. */
export const RAIL_FIGURES = [
  'acrobatic', 'armchair', 'bayonet', 'bed', 'cactus-pot', 'camping-tent', 'card-exchange', 'card-play', 'church',
  'coal-wagon', 'cow', 'cowboy-holster', 'crown', 'dead-wood', 'desert', 'direction-sign', 'elephant', 'fist', 'ghost',
  'hand-bag', 'handcuffs', 'hound', 'knife-fork', 'lips', 'mailbox', 'military-fort', 'miner', 'old-lantern', 'poncho',
  'railway', 'receive-money', 'ricochet', 'robber-mask', 'sergeant', 'spider-web', 'spiky-explosion', 'steam',
  'stopwatch', 'strongbox', 'suitcase', 'sunglasses', 'suspension-bridge', 'swap-bag', 'target-poster', 'telescope',
  'texas', 'theater-curtains', 'tombstone', 'treasure-map', 'village', 'water-tower', 'whistle', 'wood-pile',
] as const;

export const GAME_ICONS = [...SHELL_ICONS, ...FIGURES, ...RAIL_FIGURES] as const;

const STAR_TIPS =
  '<circle cx="256" cy="56" r="31"/><circle cx="452" cy="198" r="31"/><circle cx="377" cy="429" r="31"/>' +
  '<circle cx="135" cy="429" r="31"/><circle cx="60" cy="198" r="31"/>';

const SIGHT = '<path d="M256 66a190 190 0 1 0 0 380 190 190 0 0 0 0-380zm0 44a146 146 0 1 1 0 292 146 146 0 0 1 0-292z"/>' +
  '<path d="M234 20h44v96h-44zM234 396h44v96h-44zM20 234h96v44H20zM396 234h96v44h-96z"/>';

/** Icons drawn for Posse that the collection lacks. */
export const OWN_ICONS = {
  bullet: symbol(
    'bullet', '0 0 10 23', path('M1.5 8C1.7 4 3.6 1.2 5 1c1.4.2 3.3 3 3.5 7zM1.3 10.4h7.4V19H1.3zM.8 20.6h8.4V22H.8z'),
  ),
  spark: symbol(
    'spark', '0 0 24 24', path('M12 0l2 7 6-4-3 6 7 3-7 2 4 6-6-3-3 7-2-7-6 4 3-6-7-3 7-2-4-6 6 3z'),
  ),
  'star-plain': symbol(
    'star-plain', '0 0 512 512',
    path('M256 56L310 188L452 198L343 290L377 429L256 354L135 429L169 290L60 198L202 188z') + STAR_TIPS,
  ),
  'sheriff-star': symbol(
    'sheriff-star', '0 0 512 512',
    path('M256 56L312 184L452 198L347 292L377 429L256 358L135 429L165 292L60 198L200 184z') + STAR_TIPS +
      '<circle cx="256" cy="262" r="60" fill="none" stroke="#21170f" stroke-width="11"/>',
  ),
  'die-arrow': symbol(
    'die-arrow', '0 0 512 512',
    '<g transform="rotate(45 256 256)">' +
      path('M256 -34l64 128-64-26-64 26zM241 66h30v330h-30z') +
      path('M250 360v72l-56 62v-78zM262 360v72l56 62v-78zM250 452v72l-56 62v-78zM262 452v72l56 62v-78z') + '</g>',
  ),
  'sight-1': symbol('sight-1', '0 0 512 512', SIGHT + path('M216 214l52-46h28v142h34v36H216v-36h36V218l-36 26z')),
  'sight-2': symbol(
    'sight-2', '0 0 512 512',
    SIGHT + path('M190 218c4-38 30-58 68-58 40 0 68 22 68 58 0 42-44 62-74 92h76v36H188v-32c44-52 92-66 92-98 0-14-10-22-25-22-17 0-27 9-29 28z'),
  ),
  binocular: symbol(
    'binocular', '0 0 512 512',
    path('M124 58h80v34h-80zM308 58h80v34h-80z') +
      '<path fill-rule="evenodd" d="M112 108h104v64h80v-64h104v50l62 136a114 114 0 1 1-182 92h-48a114 114 0 1 1-182-92l62-136z' +
      'M66 368a64 64 0 1 0 128 0a64 64 0 1 0-128 0zM318 368a64 64 0 1 0 128 0a64 64 0 1 0-128 0zM86 368a44 44 0 1 0 88 0a44 44 0 1 0-88 0z' +
      'M338 368a44 44 0 1 0 88 0a44 44 0 1 0-88 0z"/>',
  ),
  bible: symbol(
    'bible', '0 0 512 512',
    '<path fill-rule="evenodd" d="M128 32h284v384H140a28 28 0 0 0 0 56h272v16H130c-32 0-54-22-54-54V84c0-32 20-52 52-52zm112 72v56h-56v44h56v144h48V204h56v-44h-56v-56z"/>' +
      path('M146 432h252v24H146z'),
  ),
  'tall-hat': symbol(
    'tall-hat', '0 0 512 512',
    path('M150 258c4-84 20-164 58-184 22-10 32 20 48 20s26-30 48-20c38 20 54 100 58 184-34 12-70 18-106 18s-72-6-106-18z') +
      path('M148 282c34 14 72 20 108 20s74-6 108-20l2 32c-34 12-72 18-110 18s-76-6-110-18z') +
      path('M14 262c16 14 60 34 114 46l-2 22c40 16 84 22 130 22s90-6 130-22l-2-22c54-12 98-32 114-46 12 26-2 66-42 96-46 34-116 52-200 52s-154-18-200-52c-40-30-54-70-42-96z'),
  ),
  hole: symbol(
    'hole', '0 0 100 100',
    '<g fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round"><path d="M50 22L46 3M74 36L92 24M76 62L96 70M56 78L61 97M30 72L14 88M24 46L4 42"/></g>' +
      '<path d="M50 16l9 9 13-1 2 13 10 8-6 11 3 13-13 3-6 12-12-5-12 6-6-11-13-4 4-13-7-11 11-8 1-13 13 1z" fill="none" stroke="currentColor" stroke-width="4"/>' +
      '<circle cx="50" cy="51" r="20"/>',
  ),
  bill: symbol(
    'bill', '0 0 40 22',
    '<path d="M1 1h38v20H1z" fill="var(--paper-light)" stroke="currentColor" stroke-width="2.4"/><circle cx="20" cy="11" r="5.4"/>' +
      path('M5 5h5v2H7v2H5zM35 5h-5v2h3v2h2zM5 17h5v-2H7v-2H5zM35 17h-5v-2h3v-2h2z'),
  ),
  wheel: symbol(
    'wheel', '0 0 24 24',
    '<path fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm0 3a8 8 0 1 1 0 16 8 8 0 0 1 0-16z"/><circle cx="12" cy="12" r="2.6"/>' +
      path('M11.2 4h1.6v16h-1.6zM4 11.2h16v1.6H4zM6 7.1 7.1 6 18 16.9 16.9 18zM16.9 6 18 7.1 7.1 18 6 16.9z'),
  ),
  leland: symbol(
    'leland', '0 0 512 512',
    path('M346 62c20-26 62-22 74 4 30-10 62 8 60 38-2 26-30 36-52 28-14 18-44 18-56-2-24 4-44-14-42-36 1-14 7-25 16-32z') +
      path('M40 168h150v30h-16v88h206v-92h-22l-10-44h100l-10 44h-22v92c40 4 64 30 64 66v22h22l-42 50H128v-40H56V198H40zm44 42v66h52v-66z') +
      '<path fill-rule="evenodd" d="M110 372a52 52 0 1 1 0 104 52 52 0 0 1 0-104zm0 26a26 26 0 1 0 0 52 26 26 0 0 0 0-52zm136-26a52 52 0 1 1 0 104 52 52 0 0 1 0-104zm0 26a26 26 0 1 0 0 52 26 26 0 0 0 0-52z"/>' +
      '<circle cx="356" cy="440" r="36"/><circle cx="432" cy="440" r="36"/>' + path('M110 416h250v16H110z'),
  ),
  play: symbol('play', '0 0 24 24', path('M6 3l15 9-15 9z')),
  pause: symbol('pause', '0 0 24 24', path('M5 3h5v18H5zM14 3h5v18h-5z')),
  next: symbol('next', '0 0 24 24', path('M4 3l12 9-12 9zM17 3h3v18h-3z')),
  back: symbol('back', '0 0 24 24', path('M20 3L8 12l12 9zM4 3h3v18H4z')),
  close: symbol('close', '0 0 24 24', path('M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z')),
} as const;

export type IconName = (typeof GAME_ICONS)[number] | keyof typeof OWN_ICONS;

function path(d: string): string {
  return `<path d="${d}"/>`;
}

function symbol(name: string, box: string, body: string): string {
  return `<symbol id="i-${name}" viewBox="${box}">${body}</symbol>`;
}
