import { readActivity } from '#areas/activity-log/server/index.ts'
import { homeCard, itemsOfCard } from './home-card.ts'

export const activityCard = homeCard({
  key: 'recent-activity',
  title: 'Recent activity',
  tone: 'neutral',
  permission: 'activity-log:read',
  link: '/dashboard/logs',
  empty_text: 'Nothing has been done yet.',
  read: async ({ db, records, viewer }) => {
    const { entries } = await readActivity(db, viewer, records, { search: '', limit: itemsOfCard })
    return {
      count: entries.length,
      items: entries.map(({ actor, action, part, record_title, record_label, link, at }) => ({
        label: record_label,
        detail: `${record_title}: ${part ?? action} · ${actor}`,
        link,
        at,
      })),
    }
  },
})
