import { Component, type ComponentChild, type ComponentClass } from 'preact';

/** Drawn again only when a property has changed: for what stands on the page many times and depends on nothing else. */
export function kept<Props extends object>(draw: (props: Props) => ComponentChild): ComponentClass<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      return isOther(this.props, next) || isOther(next, this.props);
    }

    override render(): ComponentChild {
      return draw(this.props);
    }
  };
}

/** Without a list of names: a tap asks this of every card and every car. */
function isOther<Props extends object>(one: Props, other: Props): boolean {
  for (const name in one) if (one[name] !== other[name]) return true;
  return false;
}
