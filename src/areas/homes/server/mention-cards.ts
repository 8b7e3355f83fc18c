import { countNotifications, listNotifications } from '#areas/notifications/server/index.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { homeCard } from './home-card.ts'
import { shortDate } from './row-words.ts'

const unreadList = '/dashboard/notifications?type=note&unread=1'
const unread = { type: 'note', unread: '1' } as const

export const mentionCards = [
  homeCard({
    key: 'mentions',
    title: 'Mentioned in notes',
    permission: 'notes:read',
    link: unreadList,
    read: async ({ db, viewer: { user_id }, limit }) => {
      const [found, count] = await Promise.all([
        listNotifications(db, user_id, { ...unread, page: 1, page_size: limit }),
        countNotifications(db, user_id, unread),
      ])
      return {
        count,
        items: found.map(({ id, title, body, link, created_at }) => ({
          when: shortDate(melbourneDate(created_at)),
          label: title,
          detail: body,
          link,
          action: { kind: 'open_mention' as const, notification_id: id, to: link ?? unreadList },
        })),
      }
    },
  }),
]
