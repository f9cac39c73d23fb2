import type { Plugin } from 'postcss';

const MOUSE = '(hover: hover)';

/** A finger leaves lit what it touched last: what lights up under a mouse does so for no one else. */
export const onlyUnderMouse: Plugin = {
  postcssPlugin: 'shov-only-under-mouse',
  Once(root, { AtRule }) {
    root.walkRules(/:hover/, (rule) => {
      const { parent, selectors } = rule;
      if (parent !== undefined && 'params' in parent && parent.params === MOUSE) return;
      const lit = selectors.filter((one) => one.includes(':hover'));
      const others = selectors.filter((one) => !lit.includes(one));
      rule.after(new AtRule({ name: 'media', params: MOUSE, nodes: [rule.clone({ selectors: lit })] }));
      if (others.length === 0) rule.remove();
      else rule.selectors = others;
    });
  },
};
