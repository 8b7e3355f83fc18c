import type { Allowed } from './allowed.ts'
import type { Permission } from './permissions.ts'

type WordsBy<State extends string> = Readonly<Partial<Record<State, string>>>

/** One action of a state table. `Target`: the states it may lead to, where that is not all of them. */
export interface StateAction<State extends string, Target extends string = State> {
  /** The states in which it is allowed. */
  readonly from: readonly State[]
  /** The state it leads to; `before`: the previous state, null: unchanged. */
  readonly to: Target | 'before' | null
  /** Who may; `public`: the holder of the link, `system`: only another record or the clock. */
  readonly right: Permission | 'public' | 'system'
  /** Further conditions, in a state that allows it. */
  readonly guard?: (record: never) => Allowed
  /** Why it is not allowed in the other states; by default the table's own message. */
  readonly words?: WordsBy<State> | ((record: never) => string | null)
}

/** What `canOf` needs to know of the record for an action's guard and message. */
type Rule<Needed> = Pick<StateAction<string>, 'from'> & {
  readonly guard?: (record: Needed) => Allowed
  readonly words?: WordsBy<string> | ((record: Needed) => string | null)
}
type Rules<Needs> = { readonly [Name in keyof Needs]: Rule<Needs[Name]> }
type Can<Basics, Needs> = { readonly [Name in keyof Needs]: (record: Basics & Needs[Name]) => Allowed }

/**
 * What may be done with a record, by its table of actions: `can.send(quote)` is true, or why not. Used by the
 * server and by buttons. Every action needs the record's basic inputs, plus those of its own guard and
 * message.
 */
export function canOf<Basics, Needs>(
  actions: Rules<Needs>,
  {
    stateOf,
    words: why,
  }: {
    stateOf: (record: Basics) => string
    /** Why an action is not allowed in this state, unless it has its own message. */
    words: (record: Basics, name: keyof Needs) => string
  },
): Can<Basics, Needs> {
  const can = {} as { [Name in keyof Needs]: Can<Basics, Needs>[Name] }
  for (const name in actions) {
    const { from, guard, words } = actions[name]
    can[name] = (record) => {
      const state = stateOf(record)
      if (from.includes(state)) return guard?.(record) ?? true
      return (typeof words === 'function' ? words(record) : words?.[state]) ?? why(record, name)
    }
  }
  return can
}

/** Whether a state allows an action, ignoring guards. */
export const startsFrom = ({ from }: { from: readonly string[] }, state: string): boolean =>
  from.includes(state)

/** Combines two guards; the first is asked first. */
export const both =
  <One, Other>(one: (record: One) => Allowed, other: (record: Other) => Allowed) =>
  (record: One & Other): Allowed => {
    const allowed = one(record)
    return allowed === true ? other(record) : allowed
  }
