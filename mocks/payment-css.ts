/** Look of the provider's page: a bank's, quiet and without the shop's marks, so that nobody takes it for the shop's own. */
export const PAYMENT_CSS = `
:root { color-scheme: light dark; --ink: #17202b; --soft: #51606f; --paper: #fff; --ground: #f1f4f7; --line: #d9e0e7; --edge: #75818e; --go: #14633f; --go-near: #0f5033; --on-go: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eef3f7; --soft: #b3c0cc; --paper: #1a222b; --ground: #10161c; --line: #323e4a; --edge: #8794a1; --go: #7fd6a8; --go-near: #9be2bd; --on-go: #0c1f15; }
}
* { box-sizing: border-box; }
body { overflow-wrap: anywhere; margin: 0; padding: clamp(1rem, 5vh, 3.5rem) 1rem 3rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header, main { max-inline-size: 28rem; margin-inline: auto; }
header { margin-block-end: 1rem; color: var(--soft); font-weight: 600; text-align: center; }
main { padding: clamp(1.25rem, 5vw, 2rem); border: 1px solid var(--line); border-radius: 1rem; background: var(--paper); }
h1 { margin: 0; font-size: 1.25rem; line-height: 1.25; }
h1 + p, h1 + article { margin-block-start: 1rem; }
h2 { margin: 0 0 .5rem; font-size: 1rem; }
hr { margin-block: 1.5rem; border: 0; border-block-start: 1px solid var(--line); }
a { color: var(--go); }
dl { margin: 1rem 0 1.5rem; padding-block-end: 1.5rem; border-block-end: 1px solid var(--line); }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; }
dl .sum { display: block; margin-block-end: 1rem; }
dt { color: var(--soft); }
dd { flex: 1 1 9rem; margin: 0; font-weight: 600; text-align: end; text-wrap: balance; font-variant-numeric: tabular-nums; }
.sum dd { text-align: start; font-size: clamp(2.25rem, 10vw, 3rem); font-weight: 700; line-height: 1.15; letter-spacing: -.02em; }
fieldset { min-inline-size: 0; margin: 0; padding: 0; border: 0; }
legend { padding: 0; font-weight: 600; }
label { display: block; margin-block: 1rem .375rem; font-size: .875rem; font-weight: 600; line-height: 1.3; text-wrap: balance; }
input, button { inline-size: 100%; min-block-size: 3.25rem; border: 1px solid var(--edge); border-radius: .625rem; background: transparent; color: inherit; font: inherit; }
input { padding: .5rem .875rem; font-size: 1.125rem; font-variant-numeric: tabular-nums; letter-spacing: .03em; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr)); gap: 0 1rem; align-items: end; }
button { margin-block-start: .5rem; padding: .5rem 1rem; border-color: transparent; color: var(--soft); font-weight: 600; cursor: pointer; }
button:hover { color: var(--ink); text-decoration: underline; text-underline-offset: .2em; }
button.go { margin-block-start: 1.5rem; background: var(--go); color: var(--on-go); font-size: 1.125rem; font-weight: 700; }
button.go:hover { background: var(--go-near); color: var(--on-go); text-decoration: none; }
:focus-visible { outline: 3px solid var(--go); outline-offset: 2px; }
.note { margin-block: .25rem 0; color: var(--soft); font-size: .875rem; }
.hint { margin-block-start: 1rem; padding: 1rem .875rem; border-radius: .625rem; background: var(--ground); }
.hint .note { margin-block-start: .5rem; }
ul { margin: 0; padding: 0; list-style: none; }
li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 .75rem; font-size: .875rem; }
li span { color: var(--soft); }
code { font: inherit; font-variant-numeric: tabular-nums; }
`;
