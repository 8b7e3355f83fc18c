import { listDocketsToCheck, sumDockets } from '#areas/dockets/server/index.ts'
import { expiryNoticeDays } from '#shared/expiry.ts'
import { addDays, formatDate } from '#shared/local-date.ts'
import {
  type CompanyDocument,
  type CompanyOrder,
  findCompanyDocuments,
  findCompanyOrders,
} from './company-cards-store.ts'
import { countOf, homeCard } from './home-card.ts'
import { planDays } from './home-facts.ts'
import { joined, shortDate, startWords } from './row-words.ts'

const pathOf = ({ record_type, record_id }: CompanyDocument): string =>
  ({
    subcontractor: `/dashboard/subcontractors/${record_id}/edit`,
    driver: `/dashboard/subcontractors/drivers/${record_id}/edit`,
    asset: `/dashboard/resources/assets/${record_id}/edit`,
  })[record_type]

const whoOf = ({ assets, drivers }: CompanyOrder): string => [assets, drivers].filter(Boolean).join(', ')

/** A subcontractor's own work; other people see nothing of it here. */
export const companyCards = [
  homeCard({
    key: 'company-bookings',
    title: 'Your bookings',
    permission: 'work-orders:read',
    link: null,
    empty_text: `Nothing is booked in the next ${planDays} days.`,
    read: async ({ db, viewer, today, limit }) => {
      const days = { from: today, to: addDays(today, planDays) }
      const orders = await findCompanyOrders(db, viewer.subcontractor_id, days, limit)
      return {
        count: countOf(orders),
        items: orders.map((order) => ({
          label: `${startWords(order.starts_at, today)} · ${whoOf(order)}`,
          detail: joined(order.order_no, order.client, order.site_suburb, order.is_pencilled && 'pencilled'),
          link: `/dashboard/work-orders/${order.id}/edit`,
        })),
      }
    },
  }),
  homeCard({
    key: 'company-dockets',
    title: 'Dockets to submit',
    permission: 'dockets:read',
    link: '/dashboard/dockets?status=To+Submit&sort=shift_date',
    empty_text: 'No dockets to submit.',
    read: async ({ db, viewer, limit }) => {
      const filters = { search: '', status: 'To Submit' } as const
      const [dockets, { count }] = await Promise.all([
        listDocketsToCheck(db, viewer, filters, limit),
        sumDockets(db, viewer, filters),
      ])
      return {
        count,
        items: dockets.map((docket) => ({
          label: docket.docket_no,
          detail: joined(
            shortDate(docket.shift_date),
            docket.driver,
            docket.client,
            docket.status === 'Queried' && 'queried by the office',
          ),
          link: `/dashboard/dockets/${docket.id}`,
        })),
      }
    },
  }),
  homeCard({
    key: 'company-documents',
    title: 'Company documents',
    permission: 'documents:read',
    link: null,
    empty_text: `No document is rejected or expires in the next ${expiryNoticeDays} days.`,
    read: async ({ db, viewer, today, limit }) => {
      const until = addDays(today, expiryNoticeDays)
      const documents = await findCompanyDocuments(db, viewer.subcontractor_id, until, limit)
      return {
        count: countOf(documents),
        items: documents.map((document) => ({
          label: `${document.name}: ${document.document_type}`,
          detail: stateOf(document, today),
          link: pathOf(document),
        })),
      }
    },
  }),
]

function stateOf({ rejection_reason, expires_on }: CompanyDocument, today: string): string | null {
  if (rejection_reason !== null) return `rejected: ${rejection_reason}`
  return expires_on && `${expires_on < today ? 'expired' : 'expires'} ${formatDate(expires_on)}`
}
