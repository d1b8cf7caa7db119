import { Component, type ComponentChild, type ComponentClass } from 'preact';

/** Drawn again only when a property has changed: for what stands on the page many times and depends on nothing else. */
export function kept<Props extends object>(draw: (props: Props) => ComponentChild): ComponentClass<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      // Each place on the page always gives the same names.
      for (const name in next) if (next[name] !== this.props[name]) return true;
      return false;
    }

    override render(): ComponentChild {
      return draw(this.props);
    }
  };
}
