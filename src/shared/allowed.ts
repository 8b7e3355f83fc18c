/** A rule's verdict on an action: allowed, or why not. */
export type Allowed = true | string

/** The reason shown on a disabled button; undefined when the action is allowed. */
export const reasonOf = (allowed: Allowed): string | undefined => (allowed === true ? undefined : allowed)
