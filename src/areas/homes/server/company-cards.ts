import { listDocketsToCheck, sumDockets } from '#areas/dockets/server/index.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { expiryNoticeDays } from '#shared/expiry.ts'
import { addDays, formatDate } from '#shared/local-date.ts'
import {
  type CompanyDocument,
  type CompanyOrder,
  findCompanyDocuments,
  findCompanyOrders,
} from './company-cards-store.ts'
import type { DriverState } from '../rules/driver-state.ts'
import { findDriverStates } from './driver-states.ts'
import { type CardItem, countOf, homeCard } from './home-card.ts'
import { joined, shortDate, startWords } from './row-words.ts'
import { readUnanswered } from './unanswered-jobs.ts'

const pathOf = ({ record_type, record_id }: CompanyDocument): string =>
  ({
    subcontractor: `/dashboard/subcontractors/${record_id}/edit`,
    driver: `/dashboard/subcontractors/drivers/${record_id}/edit`,
    asset: `/dashboard/resources/assets/${record_id}/edit`,
  })[record_type]

/** How many days of bookings a subcontractor sees. */
const planDays = 7

const whoOf = ({ assets, drivers }: CompanyOrder): string => [assets, drivers].filter(Boolean).join(', ')

const stateWords: Readonly<Record<DriverState, Pick<CardItem, 'reason' | 'tone'>>> = {
  waiting: { reason: 'Not answered', tone: 'warning' },
  declined: { reason: 'Declined', tone: 'danger' },
  accepted: { reason: 'Accepted' },
  en_route: { reason: 'En route' },
  working: { reason: 'Working' },
  broke_down: { reason: 'Broke down', tone: 'danger' },
  done: { reason: 'Done' },
}

/** What an order's own drivers said; nothing for a machine without a driver of theirs. */
const answerTo = ({ drivers }: CompanyOrder, state: DriverState | undefined) =>
  drivers === null ? {} : state ? stateWords[state] : { reason: 'Not sent yet' }

/** A subcontractor's own work; other people see nothing of it here. */
export const companyCards = [
  homeCard({
    key: 'company-unanswered',
    title: 'Your drivers have not answered',
    permission: 'driver-jobs:read',
    link: null,
    empty_text: 'Your drivers have answered everything they were sent.',
    read: (context) => {
      const { viewer, today } = context
      if (viewer.subcontractor_id === null) return Promise.resolve({ count: 0, items: [] })
      return readUnanswered(context, { from: today }, (job) => ({
        label: `${startWords(job.starts_at, today)} · ${job.driver}`,
        detail: joined(job.order_no, job.client, job.site_suburb, job.asset),
      }))
    },
  }),
  homeCard({
    key: 'company-bookings',
    title: 'Your bookings',
    permission: 'work-orders:read',
    link: null,
    empty_text: `Nothing is booked in the next ${planDays} days.`,
    read: async ({ db, viewer, today, limit }) => {
      const days = { from: today, to: addDays(today, planDays) }
      const [orders, states] = await Promise.all([
        findCompanyOrders(db, viewer.subcontractor_id, days, limit),
        may(viewer, 'driver-jobs:read') ? findDriverStates({ db, viewer }, days) : null,
      ])
      return {
        count: countOf(orders),
        items: orders.map((order) => ({
          label: `${startWords(order.starts_at, today)} · ${whoOf(order)}`,
          detail: joined(order.order_no, order.client, order.site_suburb, order.is_pencilled && 'pencilled'),
          ...(states && answerTo(order, states.get(order.id))),
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
