import { listDocketsToCheck, sumDockets } from '#areas/dockets/server/index.ts'
import { listJobStatuses } from '#areas/driver-jobs/server/index.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { expiryNoticeDays } from '#shared/expiry.ts'
import { addDays, formatDate } from '#shared/local-date.ts'
import {
  type CompanyDocument,
  type CompanyOrder,
  findCompanyDocuments,
  findCompanyOrders,
} from './company-cards-store.ts'
import type { DriverState } from '#areas/driver-jobs/rules/driver-state.ts'
import { driverStates } from './driver-states.ts'
import { type CardItem, countOf, homeCard, openFor } from './home-card.ts'
import { joined, shortDate, startWords } from './row-words.ts'
import { readUnanswered, sentOrSeen } from './unanswered-jobs.ts'

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
    read: (context) => {
      const { viewer, today } = context
      if (viewer.subcontractor_id === null) return Promise.resolve({ count: 0, items: [] })
      return readUnanswered(context, { from: today }, (job) => ({
        when: startWords(job.starts_at, today),
        label: job.driver,
        detail: joined(job.order_no, job.client, job.site_suburb, job.asset),
        reason: sentOrSeen(job),
      }))
    },
  }),
  homeCard({
    key: 'company-bookings',
    title: `Next ${planDays} days`,
    permission: 'work-orders:read',
    link: null,
    empty_text: `Nothing is booked in the next ${planDays} days.`,
    read: async ({ db, viewer, today, limit }) => {
      const days = { from: today, to: addDays(today, planDays) }
      const [orders, jobs] = await Promise.all([
        findCompanyOrders(db, viewer.subcontractor_id, days, limit),
        may(viewer, 'driver-jobs:read') ? listJobStatuses(db, viewer, { search: '', ...days }) : null,
      ])
      const states = jobs && driverStates(jobs)
      return {
        count: countOf(orders),
        items: orders.map((order) => ({
          when: startWords(order.starts_at, today),
          label: whoOf(order),
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
    read: async (context) => {
      const { db, viewer, limit } = context
      const filters = { search: '', status: 'To Submit' } as const
      const [dockets, { count }] = await Promise.all([
        listDocketsToCheck(db, viewer, filters, limit),
        sumDockets(db, viewer, filters),
      ])
      return {
        count,
        items: dockets.map((docket) => {
          const link = `/dashboard/dockets/${docket.id}`
          return {
            when: shortDate(docket.shift_date),
            label: docket.docket_no,
            detail: joined(docket.driver, docket.client),
            ...(docket.status === 'Queried' && { reason: 'Queried by the office', tone: 'warning' as const }),
            link,
            action: openFor(context, 'dockets:read', 'Open', link),
          }
        }),
      }
    },
  }),
  homeCard({
    key: 'company-documents',
    title: 'Company documents',
    permission: 'documents:read',
    link: null,
    read: async (context) => {
      const { db, viewer, today, limit } = context
      const until = addDays(today, expiryNoticeDays)
      const documents = await findCompanyDocuments(db, viewer.subcontractor_id, until, limit)
      return {
        count: countOf(documents),
        items: documents.map((document) => ({
          label: document.name,
          detail: document.document_type,
          ...stateOf(document, today),
          link: pathOf(document),
          action: openFor(context, 'documents:read', 'Open', pathOf(document)),
        })),
      }
    },
  }),
]

/** What is wrong with a document: rejected, expired or about to. */
function stateOf(
  { rejection_reason, expires_on }: CompanyDocument,
  today: string,
): Pick<CardItem, 'reason' | 'tone'> {
  if (rejection_reason !== null) return { reason: `Rejected: ${rejection_reason}`, tone: 'danger' }
  if (expires_on === null) return {}
  return expires_on < today
    ? { reason: `Expired ${formatDate(expires_on)}`, tone: 'danger' }
    : { reason: `Expires ${formatDate(expires_on)}`, tone: 'warning' }
}
