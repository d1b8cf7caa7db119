import { LIMITS, type ClientMessage } from '@paddock/protocol';
import { clientMessage } from '@paddock/protocol/schemas';
import { z } from 'zod';

const names = z.object({
  id: z.string().max(LIMITS.id).optional().catch(undefined),
  table: z.string().max(LIMITS.id).optional().catch(undefined),
});

/** What a message that cannot be read says of itself, as far as it can be. */
export function namesIn(text: string): z.output<typeof names> {
  try {
    return names.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Undefined: it is none of the protocol's. */
export function readMessage(data: string): ClientMessage | undefined {
  try {
    const read = clientMessage.safeParse(JSON.parse(data));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
