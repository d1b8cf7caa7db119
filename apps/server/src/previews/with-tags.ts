import { languageModule, type Language } from '@paddock/words';
import { SIZE } from './draw-picture.ts';
import { TEXTS } from './language.ts';
import type { Preview } from './preview.ts';

/** What the page says of itself, and where the tags are put. */
const OWN = /\s*(?:<title>[^<]*<\/title>|<meta\s+name="description"[^>]*>)/g;
const END = /\s*<\/head>/;

/**
 * The page with what chats read of it. No `og:url`: a program that takes it for the address would drop the fragment, and with
 * it the key of the table.
 */
export function withTags(page: string, preview: Preview, base: string, language: Language): string {
  // A host's own page may have no head: it is left as it is.
  if (!END.test(page)) return page;
  const { title, text } = preview;
  const picture = `${base}${preview.picture}`;
  const named = { description: text, 'twitter:card': 'summary_large_image' };
  const more = { 'twitter:title': title, 'twitter:description': text, 'twitter:image': picture };
  const properties = {
    'og:site_name': 'Paddock',
    'og:type': 'website',
    'og:title': title,
    'og:description': text,
    'og:locale': languageModule(language).locale.replace('-', '_'),
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': SIZE.width,
    'og:image:height': SIZE.height,
    'og:image:alt': TEXTS[language].picture,
  };
  const tags = [
    `<title>${escaped(title)}</title>`,
    ...Object.entries({ ...named, ...more }).map(([name, value]) => meta('name', name, value)),
    ...Object.entries(properties).map(([name, value]) => meta('property', name, value)),
  ];
  // Functions, since a name may have a «$» in it.
  return page.replaceAll(OWN, () => '').replace(END, (end) => `\n    ${tags.join('\n    ')}${end}`);
}

function meta(kind: 'name' | 'property', name: string, value: string | number): string {
  return `<meta ${kind}="${name}" content="${escaped(String(value))}" />`;
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Names are anything that a person can write. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
}
