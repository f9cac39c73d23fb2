/** What an ill-willed editor or a broken import may write for words. Without spaces, at which titles break. */
export const HOSTILE = [
  '<script>alert(1)</script>',
  '</script><script/src=//evil.test></script>',
  '<img/src=x/onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><iframe/srcdoc="<script>parent.x=1</script>">',
  '\'"/onmouseover=alert(1)//',
  '<a/href="javascript:alert(1)">x</a>',
  'javascript:alert(1)',
  '<style>*{display:none}</style>',
  '<base/href=//evil.test>',
  '<meta/http-equiv=refresh/content=0;url=//evil.test>',
  '<form/id=config><input/name=body>',
  '<!--<![CDATA[-->]]>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '&lt;b&gt;&#106;avascript:&#x3c;i&#x3e;',
  '__proto__',
  'constructor',
  '%3Cimg%20src=x%3E',
  '<b>{name}</b>{count,plural,one{#}other{#}}',
  '\u202E<img/src=x>\u2066',
  '\u0000<i>\uFFFD\uD800',
];
export const HARMLESS = 'Слово';

/** Elements with the names of their attributes: what data must never add to. */
export function shape(root: Element): string {
  return [...root.querySelectorAll('*')]
    .map((one) => `${one.localName}[${one.getAttributeNames().sort().join()}]`)
    .join(' ');
}
