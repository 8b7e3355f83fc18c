import type { LogEntry } from '../contract/log-entry.ts'

type Entry = Pick<LogEntry, 'action' | 'at' | 'actor_user_id'>

/** How soon after an act its steps are taken by the same dialog. */
const atOnceMs = 60_000

/**
 * A record's history without what was only a step of something else it says: a link is made to be copied, and copied to
 * issue a document.
 */
export const withoutSteps = <E extends Entry>(entries: readonly E[]): E[] =>
  entries.filter((entry) => !entries.some((act) => isStepOf(entry, act)))

function isStepOf(step: Entry, act: Entry): boolean {
  if (step.actor_user_id === null || step.actor_user_id !== act.actor_user_id) return false
  if (Math.abs(Date.parse(step.at) - Date.parse(act.at)) > atOnceMs) return false
  if (step.action === 'link made' && act.action === 'link copied') return true
  return (step.action === 'link made' || step.action === 'link copied') && act.action.startsWith('sent (')
}
