import type { Allowed } from './allowed.ts'
import type { Permission } from './permissions.ts'

type WordsBy<State extends string> = Readonly<Partial<Record<State, string>>>

/** One action of a state table. `Target`: what it may lead to, where that is not just any of the states. */
export interface StateAction<State extends string, Target extends string = State> {
  /** The states in which it may be done. */
  readonly from: readonly State[]
  /** The state that it leads to; `before`: the one that the record was in before this one, null: it stays as it is. */
  readonly to: Target | 'before' | null
  /** Who may; `public`: whoever has the link, `system`: only another record or the clock. */
  readonly right: Permission | 'public' | 'system'
  /** What else must hold, in a state in which it may be done. */
  readonly guard?: (record: never) => Allowed
  /** Why not, in a state in which it may not be done. Where it has none, those of the whole table hold. */
  readonly words?: WordsBy<State> | ((record: never) => string | null)
}

/** What `canOf` asks of an action, for the record that the action's own guard and words need. */
type Rule<Needed> = Pick<StateAction<string>, 'from'> & {
  readonly guard?: (record: Needed) => Allowed
  readonly words?: WordsBy<string> | ((record: Needed) => string | null)
}
type Rules<Needs> = { readonly [Name in keyof Needs]: Rule<Needs[Name]> }
type Can<Basics, Needs> = { readonly [Name in keyof Needs]: (record: Basics & Needs[Name]) => Allowed }

/**
 * What may be done with a record as it stands, by the table of its actions: `can.send(quote)` is true, or why not.
 * Server and buttons ask it. Every action wants what is always known of a record, and what its own guard and words need.
 */
export function canOf<Basics, Needs>(
  actions: Rules<Needs>,
  {
    stateOf,
    words: why,
  }: {
    stateOf: (record: Basics) => string
    /** Why an action may not be done in this state, where it has no words of its own. */
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

/** Whether an action may be done in a state, whatever else must hold. */
export const startsFrom = ({ from }: { from: readonly string[] }, state: string): boolean =>
  from.includes(state)

/** Two guards, of which the first is asked first. */
export const both =
  <One, Other>(one: (record: One) => Allowed, other: (record: Other) => Allowed) =>
  (record: One & Other): Allowed => {
    const allowed = one(record)
    return allowed === true ? other(record) : allowed
  }
