import type { Reaction } from '@paddock/protocol';
import type { JSX } from 'preact';

/** In the stroke of all our signs. */
const PATHS: Readonly<Record<Reaction, string>> = {
  // A cup
  'well-done':
    'M7.500 4h9v5a4.500 4.500 0 0 1-9 0zM12 13.500V17M8 20h8M10 17h4v3M7.500 5.500H4.500c0 3.500 1.200 5 3.200 5M16.500 5.500h3c0 3.500-1.200 5-3.200 5',
  // A crash
  ouch: 'M12 2.500l2.200 5.300 5-2.300-1.900 5.200 4.200 2.300-4.800 1.600 1.600 5.400-4.900-2.600-3.400 4.100-.9-5.300-6.100.6 3.900-4.300-3.400-4.100 5.500-.3z',
  // A question in a cloud
  thinking:
    'M7 16.500a4.500 4.500 0 0 1-.6-8.900A5.500 5.500 0 0 1 17 7.200a4.700 4.700 0 0 1 0 9.300zM10.300 9.300c.2-2.400 3.700-2 3.400 0-.2 1.300-1.700 1.200-1.700 2.600M12 14v.100M6.500 20.500v.100M4 22v.100',
  // A heart
  thanks:
    'M12 20.500C4.500 15 3 11 4.300 7.800 5.900 4 10.700 4.300 12 8.500c1.300-4.200 6.100-4.500 7.700-.7 1.300 3.200-.2 7.200-7.700 12.700z',
  // A clover
  'good-luck':
    'M12 11C9 12 6 10 6.500 7.300 7 5 10 5 11 6.500 11.300 4 14 3 15.500 5c1.500 2.200-.5 5-3.500 6zM12 11c3-.6 6 .6 6 3 0 2.300-3 3-4.300 1.500C13.800 18 11 19 9.500 17.200 7.800 15 9.500 12 12 11zM12.500 13c.5 3 1.500 6 3.500 8',
  // A face
  laugh:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM7.500 13h9c-.3 3-2.200 4.500-4.500 4.500S7.800 16 7.500 13zM8 9.500l1.500-1 1.500 1M13 9.500l1.500-1 1.500 1',
};

export function ReactionIcon({ reaction }: { readonly reaction: Reaction }): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={PATHS[reaction]} class="stroke" />
    </svg>
  );
}
