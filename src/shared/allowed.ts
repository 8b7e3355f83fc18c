/** What a rule says of an action: it may be done, or why not. */
export type Allowed = true | string

/** The reason that a button shows; undefined where the action may be done. */
export const reasonOf = (allowed: Allowed): string | undefined => (allowed === true ? undefined : allowed)
