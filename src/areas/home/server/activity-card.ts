import { readActivity } from '#areas/activity-log/server/index.ts'
import type { LogEntry } from '#areas/activity-log/contract/log-entry.ts'
import { entryPhrase } from '#areas/activity-log/rules/entry-phrase.ts'
import { homeCard } from './home-card.ts'

/** Signing in and out, and exporting lists, are not work. */
const noWork = new Set(['signed in', 'signed out', 'exported'])
/** How far back it looks for work in between. */
const lookBack = 50

/** Below the record's name: "Con Petrou created this client", "Sam Ferris approved document White card". */
function sentence(entry: LogEntry): string {
  const { what, toThis } = entryPhrase(entry)
  return `${entry.actor} ${what} ${toThis}`.trim()
}

export const activityCard = homeCard({
  key: 'recent-activity',
  title: 'Recent activity',
  tone: 'neutral',
  permission: 'activity-log:read',
  link: '/dashboard/logs',
  empty_text: 'Nothing has been done yet.',
  read: async ({ db, records, viewer, limit }) => {
    const { entries } = await readActivity(db, viewer, records, { search: '', limit: lookBack })
    const done = entries.filter(({ action }) => !noWork.has(action)).slice(0, limit)
    return {
      count: done.length,
      items: done.map((entry) => ({
        label: entry.record_label,
        detail: sentence(entry),
        link: entry.link,
        at: entry.at,
      })),
    }
  },
})
