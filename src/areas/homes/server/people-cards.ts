import { countOf, homeCard, openFor } from './home-card.ts'
import { findWaitingPeople } from './people-cards-store.ts'
import { shortDate } from './row-words.ts'
import { melbourneDate } from '#shared/local-date.ts'

const peopleWaiting = homeCard({
  key: 'people-waiting',
  title: 'Sign-ups to approve',
  permission: 'users:write',
  link: '/dashboard/settings/users?approval=pending',
  read: async (context) => {
    const people = await findWaitingPeople(context.db, context.limit)
    return {
      count: countOf(people),
      items: people.map(({ id, name, email, created_at }) => ({
        label: name,
        detail: email,
        reason: `Signed up ${shortDate(melbourneDate(created_at))}`,
        link: `/dashboard/settings/users/${id}/edit`,
        action: openFor(context, 'users:write', 'Review', `/dashboard/settings/users/${id}/edit`),
      })),
    }
  },
})

export const peopleCards = [peopleWaiting]
