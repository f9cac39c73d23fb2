const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}

interface PlainPage {
  lang: string;
  title: string;
  /** Whose page it is. */
  by: string;
  /** HTML, already escaped. */
  main: string;
}

/** A whole page of plain HTML without scripts, dressed by the one stylesheet the backend serves. */
export function plainPage({ lang, title, by, main }: PlainPage): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} — ${escaped(by)}</title>
<link rel="stylesheet" href="/pay/checkout.css">
</head>
<body>
<header>${escaped(by)}</header>
<main>
<h1>${escaped(title)}</h1>
${main}
</main>
</body>
</html>
`;
}
