import { listDocketClients, listToCheck, presentRow, sumDockets } from '#areas/dockets/server/index.ts'
import { plural } from '#shared/text.ts'
import { type HomeCardSource, type HomeContext, homeCard, openFor, seesAmounts } from './home-card.ts'
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

export const docketCards: readonly HomeCardSource[] = [
  homeCard({
    key: 'dockets-waiting',
    title: 'Dockets to approve',
    permission: 'dockets:approve',
    link: '/dashboard/dockets?status=To+Approve&sort=shift_date',
    count: async ({ db, viewer }) => (await sumDockets(db, viewer, toApprove)).count,
    read: async (context) => {
      const { db, viewer, limit } = context
      const [rows, { count, total_cents }] = await Promise.all([
        listToCheck(db, viewer, toApprove, limit),
        sumDockets(db, viewer, toApprove),
      ])
      return {
        count,
        total_cents: seesAmounts(context, 'dockets:prices') ? total_cents : null,
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
      const filters = { search: '', status: 'To Invoice' } as const
      const [clients, { count, total_cents }] = await Promise.all([
        listDocketClients(db, viewer, filters, limit),
        facts.toInvoice(),
      ])
      const isShown = seesAmounts(context, 'dockets:prices')
      return {
        count,
        count_words: `${plural(clients[0]?.clients ?? 0, 'client')}, ${plural(count, 'docket')}`,
        total_cents: isShown ? total_cents : null,
        items: clients.map((client) => ({
          label: client.name,
          detail: plural(client.count, 'docket'),
          reason: `Oldest ${shortDate(client.oldest)}`,
          amount_cents: isShown ? client.total_cents : null,
          link: `/dashboard/dockets?status=To+Invoice&client_id=${client.id}`,
          action: openFor(
            context,
            'invoices:write',
            'Make invoice',
            `/dashboard/invoices/new?client_id=${client.id}`,
          ),
        })),
      }
    },
  }),
]
