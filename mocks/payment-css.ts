/** Look of the provider's page: plain on purpose, so that nobody takes it for the shop's own. */
export const PAYMENT_CSS = `
:root { color-scheme: light dark; --ink: #17202b; --soft: #51606f; --paper: #fff; --ground: #e9eef3; --edge: #75818e; --go: #14633f; --on-go: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eef3f7; --soft: #b3c0cc; --paper: #1b242e; --ground: #10161c; --edge: #8794a1; --go: #7fd6a8; --on-go: #0c1f15; }
}
* { box-sizing: border-box; }
body { overflow-wrap: anywhere; margin: 0; padding: 1.5rem 1rem 3rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-inline-size: 30rem; margin-inline: auto; padding: 1.5rem; background: var(--paper); border-radius: .5rem; }
header { max-inline-size: 30rem; margin: 0 auto 1rem; font-weight: 700; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.2; }
h2 { margin: 2rem 0 .5rem; font-size: 1.125rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem; }
dt { color: var(--soft); }
dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; }
.amount { font-size: 1.5rem; font-weight: 700; line-height: 1.2; }
fieldset { margin: 0; padding: 0; border: 0; }
legend { padding: 0; font-weight: 700; }
label { display: block; margin-block: .75rem .25rem; }
input { inline-size: 100%; min-block-size: 3rem; padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: .25rem; background: transparent; color: inherit; font: inherit; letter-spacing: .04em; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); gap: 0 1rem; align-items: end; }
button { inline-size: 100%; min-block-size: 3rem; margin-block-start: 1rem; padding: .5rem 1rem; border: 1px solid var(--edge); border-radius: .25rem; background: transparent; color: inherit; font: inherit; font-weight: 700; cursor: pointer; }
button.go { margin-block-start: 1.5rem; border-color: var(--go); background: var(--go); color: var(--on-go); }
:focus-visible { outline: 3px solid var(--go); outline-offset: 2px; }
.note { color: var(--soft); }
ul { margin: 0; padding-inline-start: 1.25rem; }
code { font: inherit; font-variant-numeric: tabular-nums; white-space: nowrap; }
`;
