import { readActivity } from '#areas/activity-log/server/index.ts'
import { homeCard } from './home-card.ts'

/** Coming and going, and taking a list along, is no work done. */
const noWork = new Set(['signed in', 'signed out', 'exported'])
/** So far back it looks for work between them. */
const lookBack = 50

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
      items: done.map(({ actor, action, part, record_title, record_label, link, at }) => ({
        label: record_label,
        detail: `${record_title}: ${action}${part ? `, ${part}` : ''} · ${actor}`,
        link,
        at,
      })),
    }
  },
})
