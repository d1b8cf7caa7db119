import type { JSX } from 'preact';
import { Dialog, type DialogProps } from '../design/panels/dialog.tsx';
import './drawer.css';

/** At the side of the window, over everything; on a phone a sheet of its full height. */
export function Drawer(props: DialogProps): JSX.Element {
  return <Dialog {...props} class={`drawer ${props.class ?? ''}`} />;
}
