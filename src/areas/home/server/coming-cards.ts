import type { Permission } from '#shared/permissions.ts'
import { type HomeCardSource, homeCard } from './home-card.ts'

/** Work of which there is none yet: the card keeps its place in the home and says so. */
const coming = (key: string, title: string, empty_text: string, permission: Permission = 'home:read') =>
  homeCard({
    key,
    title,
    tone: 'neutral',
    permission,
    link: null,
    empty_text,
    read: async () => ({ count: 0, items: [] }),
  })

export const comingCards: readonly HomeCardSource[] = [
  coming('drivers-unanswered', 'Drivers who have not answered', 'No order has been sent to a driver yet.'),
  coming('dockets-waiting', 'Dockets to approve', 'There are no dockets yet.'),
  coming('invoices-overdue', 'Invoices overdue', 'There are no invoices yet.'),
  coming('checklists-failed', 'Failed checklists', 'There are no checklists yet.'),
  coming('defects-open', 'Open defects', 'No defect has been reported yet.'),
]
