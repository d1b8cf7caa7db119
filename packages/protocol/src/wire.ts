import type { z } from 'zod';

/** The type of what a schema reads, deeply readonly. */
export type Wire<Schema extends z.ZodType> = Frozen<z.output<Schema>>;

type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;
