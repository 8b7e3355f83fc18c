import { readActivity } from '#areas/activity-log/server/index.ts'
import { homeCard, itemsOfCard } from './home-card.ts'

/** Coming and going is no work done. */
const comingAndGoing = new Set(['signed in', 'signed out'])
/** So far back it looks for work between them. */
const lookBack = 50

export const activityCard = homeCard({
  key: 'recent-activity',
  title: 'Recent activity',
  tone: 'neutral',
  permission: 'activity-log:read',
  link: '/dashboard/logs',
  empty_text: 'Nothing has been done yet.',
  read: async ({ db, records, viewer }) => {
    const { entries } = await readActivity(db, viewer, records, { search: '', limit: lookBack })
    const done = entries.filter(({ action }) => !comingAndGoing.has(action)).slice(0, itemsOfCard)
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
