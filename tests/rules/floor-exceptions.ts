/** Words of ours that something of a browser has as well. */
export const OURS: ReadonlySet<string> = new Set(['.resume', '.pause', '.restore', '.navigation', '.union', '.use']);

/** What a browser without it leaves out, and nobody misses: why, for each. */
export const LOOKS: ReadonlyMap<string, string> = new Map([
  ['fetchpriority=', 'the first picture comes a little later'],
  ['autocapitalize=', 'a code is read whatever its letters are'],
  ['content-visibility', 'the first frame comes a little later'],
  ['contain-intrinsic-block-size', 'beside that one'],
  ['overflow-anchor', 'a page that has just come may return a little beside where it was'],
  ['outline', 'it is drawn; only its corners are square'],
  ['@media (scripting)', 'a page without scripts says so in a noscript as well'],
  ['cursor: pointer', 'phones have none'],
  ['cursor: progress', 'phones have none'],
  ['cursor: not-allowed', 'phones have none'],
  ['cursor: zoom-in', 'phones have none'],
  ['cursor: zoom-out', 'phones have none'],
  ['text-wrap', 'a line breaks elsewhere'],
  ['-webkit-tap-highlight-color', 'what is pressed is lit in the color of the browser, or not at all'],
  ['text-size-adjust', 'beside the prefixed one'],
  ['scrollbar-gutter', 'the page moves by the width of its bar'],
  ['scrollbar-color', 'the bar is grey'],
  ['scrollbar-width', 'a bar is seen under the photos'],
  [':selection', 'marked text is blue'],
  ['scroll-initial-target', 'a photo opens at its edge'],
  ['overscroll-behavior', 'what lies behind scrolls on'],
  ['overscroll-behavior-x', 'a swipe at the end of the photos goes back'],
  ['reading-flow', 'the order of the keyboard is that of the document'],
  ['color-mix()', 'the line between sizes is gone; what is sold out is still struck through'],
  [':-webkit-progress-bar', 'each engine has its own'],
  [':-webkit-progress-value', 'each engine has its own'],
  [':-moz-progress-bar', 'each engine has its own'],
  ['user-select', 'beside the prefixed one, which the build writes'],
  ['forced-color-adjust', 'the game follows the colours of the system'],
  ['field-sizing', 'a field of many lines scrolls and can be drawn larger'],
  ['resize', 'phones have none'],
  ['accent-color', 'a box to tick is blue'],
]);

interface Later {
  in: string[];
  because: string;
}

const POPOVERS = 'browsers that came before are taught by src/app/popovers.ts';
const STYLE = 'src/views/';

/** What is used with care in these places: how it does without. */
export const KNOWN_LATER: Readonly<Record<string, Later>> = {
  'popover=': {
    because: POPOVERS,
    in: places('screens/product/photo-zoom.tsx', 'screens/product/size-table.tsx', 'screens/catalog/filter-bar.tsx'),
  },
  'popovertarget=': {
    because: POPOVERS,
    in: places('screens/product/photo-zoom.tsx', 'screens/product/size-table.tsx', 'screens/catalog/filter-bar.tsx'),
  },
  'popovertargetaction=': {
    because: POPOVERS,
    in: places('screens/product/photo-zoom.tsx', 'screens/product/size-table.tsx', 'screens/catalog/filter-bar.tsx'),
  },
  '.newState': {
    because: POPOVERS,
    in: places(
      'screens/product/photo-zoom.tsx',
      'screens/product/size-table.tsx',
      'screens/product/tab-within.tsx',
      'screens/catalog/filter-sheet.ts',
    ),
  },
  '.hidePopover': {
    because: POPOVERS,
    in: places(
      'screens/product/size-table.tsx',
      'screens/product/zoomed-photos.tsx',
      'screens/catalog/filter-sheet.ts',
    ),
  },
  ':popover-open': {
    because: 'the page behind scrolls where it is not known; what opens has the class of the same name besides',
    in: places('styles/base.css', 'screens/product/photo-zoom.module.css', 'screens/product/size-table.module.css'),
  },
  '.adoptedStyleSheets': {
    because: 'asked for in emotion-cache.ts: else Emotion has its own sheet',
    in: places('mui/constructed-sheet.ts'),
  },
  'document.adoptedStyleSheets': { because: 'the same', in: places('mui/constructed-sheet.ts') },
  'navigator.canShare': { because: 'else the picture is saved', in: ['src/adapters/browser/share-picture.ts'] },
  'navigator.share': {
    because: 'else the link goes to the clipboard, and the picture is saved',
    in: ['src/adapters/browser/share.ts', 'src/adapters/browser/share-picture.ts'],
  },
  ':has': {
    because: 'alone in its rule, which moves, dims or holds back something: nothing is hidden without it',
    in: places(
      'form/control.module.css',
      'layout/basket-peek.module.css',
      'ui/sew-progress.module.css',
      'styles/base.css',
      'screens/page-screen.module.css',
      'screens/product/size-table.module.css',
      'screens/home/hero-words.module.css',
      'screens/order/order-view.module.css',
      'screens/product/buy-box.module.css',
      'screens/product/photo-zoom.module.css',
      'screens/product/product-gallery.module.css',
      'screens/product/stock-news.module.css',
      'product-card/product-card.module.css',
      'product-card/product-grid.module.css',
      'layout/cookie-banner.module.css',
      'layout/footer.module.css',
      'layout/shell.module.css',
      'layout/toasts.module.css',
      'layout/jump-game/jump-game.module.css',
      'form/radio-row.module.css',
      'form/segments.module.css',
    ),
  },
};

function places(...files: string[]): string[] {
  return files.map((file) => `${STYLE}${file}`);
}
