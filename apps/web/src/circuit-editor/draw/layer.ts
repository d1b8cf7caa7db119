import type { Mark } from '@paddock/downforce';

const SVG = 'http://www.w3.org/2000/svg';

/** Marks as nodes below one element. Drawn again, only what has changed is touched. */
export class Layer {
  readonly #root: Element;
  #marks: readonly Mark[] = [];

  constructor(root: Element) {
    this.#root = root;
    root.replaceChildren();
  }

  draw(marks: readonly Mark[]): void {
    drawAll(this.#root, this.#marks, marks);
    this.#marks = marks;
  }
}

function drawAll(parent: Element, before: readonly Mark[], after: readonly Mark[]): void {
  for (const [index, mark] of after.entries()) {
    const old = before[index];
    const node = parent.children[index];
    if (old === undefined || node === undefined) parent.append(made(mark));
    else if (old.tag === mark.tag) change(node, old, mark);
    else node.replaceWith(made(mark));
  }
  for (let left = before.length - after.length; left > 0; left--) parent.lastElementChild?.remove();
}

function made(mark: Mark): Element {
  const node = document.createElementNS(SVG, mark.tag);
  change(node, { tag: mark.tag, attributes: {} }, mark);
  return node;
}

function change(node: Element, old: Mark, mark: Mark): void {
  if (old === mark) return;
  for (const [name, value] of Object.entries(mark.attributes))
    if (old.attributes[name] !== value) node.setAttribute(name, String(value));
  for (const name of Object.keys(old.attributes))
    if (mark.attributes[name] === undefined) node.removeAttribute(name);
  const [was, is] = [old.children, mark.children];
  if (typeof is === 'string') {
    if (was !== is) node.textContent = is;
  } else {
    if (typeof was === 'string') node.textContent = '';
    drawAll(node, typeof was === 'string' ? [] : (was ?? []), is ?? []);
  }
}
