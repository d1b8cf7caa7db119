/**
 * One SVG element as data: a page turns it into nodes, the command line into text. Attributes hold the dark theme; the
 * class lets a style sheet override it.
 */
export interface Mark {
  readonly tag: 'g' | 'path' | 'rect' | 'circle' | 'text' | 'defs' | 'pattern' | 'title';
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children?: readonly Mark[] | string;
}

export function mark(tag: Mark['tag'], attributes: Mark['attributes'], children?: Mark['children']): Mark {
  return children === undefined ? { tag, attributes } : { tag, attributes, children };
}

export function writeMarks(marks: readonly Mark[]): string {
  return marks
    .map(({ tag, attributes, children }) => {
      const written = Object.entries(attributes).map(
        ([name, value]) => ` ${name}="${escape(String(value))}"`,
      );
      const open = `<${tag}${written.join('')}`;
      if (children === undefined) return `${open}/>`;
      const inner = typeof children === 'string' ? escape(children) : writeMarks(children);
      return `${open}>${inner}</${tag}>`;
    })
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
