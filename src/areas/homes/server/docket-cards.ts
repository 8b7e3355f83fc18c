import { listDocketClients, listToCheck, presentRow, sumDockets } from '#areas/dockets/server/index.ts'
import { plural } from '#shared/text.ts'
import type { HireToInvoice } from '#areas/chain/server/index.ts'
import {
  type CardSum,
  type HomeCardSource,
  type HomeContext,
  homeCard,
  openFor,
  seesAmounts,
} from './home-card.ts'
import type { HomeAction } from '../contract/home.ts'
import { docketReason } from '../rules/docket-reason.ts'
import { joined, shortDate } from './row-words.ts'

type Docket = Awaited<ReturnType<typeof listToCheck>>[number]

/** A docket that matches its plan can be approved in the row; any other is opened first. */
function actionOf(context: HomeContext, { id, version, variance, total_cents }: Docket): HomeAction | null {
  if (variance.length > 0 || total_cents === null)
    return openFor(context, 'dockets:approve', 'Check', `/dashboard/dockets/${id}`)
  return { kind: 'approve_docket', id, version }
}

const toApprove = { search: '', status: 'To Approve' } as const

async function sumToApprove(context: HomeContext): Promise<CardSum> {
  const { count, total_cents } = await sumDockets(context.db, context.viewer, toApprove)
  return { count, total_cents: seesAmounts(context, 'dockets:prices') ? total_cents : null }
}

export const docketCards: readonly HomeCardSource[] = [
  homeCard({
    key: 'dockets-waiting',
    title: 'Dockets to approve',
    permission: 'dockets:approve',
    link: '/dashboard/dockets?status=To+Approve&sort=shift_date',
    sum: sumToApprove,
    read: async (context) => {
      const { db, viewer, limit } = context
      const [rows, sum] = await Promise.all([
        listToCheck(db, viewer, toApprove, limit),
        sumToApprove(context),
      ])
      return {
        ...sum,
        items: rows.map((row) => {
          const docket = presentRow(viewer, row)
          const { variance } = docket
          return {
            when: shortDate(docket.shift_date),
            label: docket.docket_no,
            detail: joined(docket.client, docket.driver, docket.asset),
            reason: docketReason(docket),
            tone: variance.length > 0 ? ('warning' as const) : ('plain' as const),
            amount_cents: seesAmounts(context, 'dockets:prices') ? docket.total_cents : null,
            link: `/dashboard/dockets/${docket.id}`,
            action: actionOf(context, row),
          }
        }),
      }
    },
  }),
  homeCard({
    key: 'dockets-to-invoice',
    title: 'Invoice',
    permission: 'invoices:write',
    link: '/dashboard/dockets?status=To+Invoice&sort=shift_date',
    read: async (context) => {
      const { db, viewer, facts, limit } = context
      const [ofDockets, { dockets, hires, total_cents }] = await Promise.all([
        listDocketClients(db, viewer, { search: '', status: 'To Invoice' }),
        facts.toInvoice(),
      ])
      const clients = clientsToInvoice(ofDockets, hires)
      const isShown = seesAmounts(context, 'dockets:prices')
      return {
        count: dockets + hires.length,
        // The list of dockets has no dry hires.
        ...(hires.length > 0 && { link: '/dashboard/invoices/new' }),
        count_words: [plural(clients.length, 'client'), ...countWords(dockets, hires.length)].join(', '),
        total_cents: isShown ? total_cents : null,
        items: clients.slice(0, limit).map((client) => {
          const newInvoice = `/dashboard/invoices/new?client_id=${client.id}`
          return {
            label: client.name,
            detail: countWords(client.dockets, client.hires).join(', '),
            reason: client.reason,
            amount_cents: isShown ? client.total_cents : null,
            link:
              client.hires > 0 ? newInvoice : `/dashboard/dockets?status=To+Invoice&client_id=${client.id}`,
            action: openFor(context, 'invoices:write', 'Make invoice', newInvoice),
          }
        }),
      }
    },
  }),
]

interface ClientToInvoice {
  id: number
  name: string
  dockets: number
  hires: number
  total_cents: number
  /** The first day that waits. */
  since: string
  reason: string
}

const countWords = (dockets: number, hires: number): string[] => [
  ...(dockets > 0 ? [plural(dockets, 'docket')] : []),
  ...(hires > 0 ? [plural(hires, 'dry hire')] : []),
]

/** Clients with dockets or dry hires to invoice, the longest wait first. */
function clientsToInvoice(
  ofDockets: Awaited<ReturnType<typeof listDocketClients>>,
  hires: readonly HireToInvoice[],
): ClientToInvoice[] {
  const clients = new Map(
    ofDockets.map(({ id, name, count, total_cents, oldest }) => [
      id,
      {
        id,
        name,
        dockets: count,
        hires: 0,
        total_cents,
        since: oldest,
        reason: `Oldest ${shortDate(oldest)}`,
      },
    ]),
  )
  for (const hire of hires) {
    const known = clients.get(hire.client_id)
    if (known) {
      clients.set(known.id, {
        ...known,
        hires: known.hires + 1,
        total_cents: known.total_cents + hire.cents,
      })
    } else {
      const reason = `${hire.is_back ? 'Off hire' : 'On hire since'} ${shortDate(hire.since)}`
      const { client_id: id, client: name, cents, since } = hire
      clients.set(id, { id, name, dockets: 0, hires: 1, total_cents: cents, since, reason })
    }
  }
  return [...clients.values()].toSorted((one, other) => one.since.localeCompare(other.since))
}
