import { countOf, homeCard } from './home-card.ts'
import { findWaitingPeople } from './people-cards-store.ts'

const peopleWaiting = homeCard({
  key: 'people-waiting',
  title: 'People waiting for approval',
  tone: 'warning',
  permission: 'users:write',
  link: '/dashboard/settings/users?approval=pending',
  empty_text: 'Nobody is waiting for approval.',
  read: async ({ db, limit }) => {
    const people = await findWaitingPeople(db, limit)
    return {
      count: countOf(people),
      items: people.map(({ id, name, email, created_at }) => ({
        label: name,
        detail: email,
        link: `/dashboard/settings/users/${id}/edit`,
        at: created_at,
      })),
    }
  },
})

export const peopleCards = [peopleWaiting]
