import type { ComponentChild, ComponentChildren, VNode } from 'preact';

/** A drawing as text: for components that only draw, without hooks or state. */
export function writeDrawing(drawn: ComponentChildren): string {
  if (Array.isArray(drawn)) return drawn.map((one: ComponentChild) => writeDrawing(one)).join('');
  if (drawn === null || drawn === undefined || typeof drawn === 'boolean') return '';
  if (typeof drawn !== 'object') return escaped(String(drawn));
  const { type, props } = drawn as VNode<Readonly<Record<string, unknown>>>;
  if (typeof type === 'function') return writeDrawing((type as (given: unknown) => ComponentChildren)(props));
  const { children, ...attributes } = props;
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  return `<${type}${written.join('')}>${writeDrawing(children)}</${type}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
