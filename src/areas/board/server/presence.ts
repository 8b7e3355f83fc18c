import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { PresenceInput, Present } from '../contract/presence.ts'

/** A browser says every twenty seconds that it is still there, in milliseconds. */
const heldFor = 50_000

/**
 * Who has the board open, and where on it they are: kept in memory, since it is worth nothing a minute later. `now`: the
 * machine’s time in milliseconds.
 */
export function openPresence(now: () => number = Date.now) {
  const people = new Map<number, Present & { at: number }>()
  const forget = () => {
    for (const [id, { at }] of people) if (at < now() - heldFor) people.delete(id)
  }
  return {
    /** Notes where someone is. @returns whether that is news to others. */
    note: ({ user_id, name }: Viewer, { row, date, is_leaving }: PresenceInput): boolean => {
      forget()
      if (user_id === null) return false
      const before = people.get(user_id)
      if (is_leaving) return people.delete(user_id)
      people.set(user_id, { user_id, name, row, date, at: now() })
      return before?.row !== row || before.date !== date
    },
    /** Everyone but oneself, by name. */
    others: ({ user_id }: Viewer): Present[] => {
      forget()
      return [...people.values()]
        .filter((one) => one.user_id !== user_id)
        .map(({ at: _at, ...one }) => one)
        .toSorted((a, b) => a.name.localeCompare(b.name))
    },
  }
}
