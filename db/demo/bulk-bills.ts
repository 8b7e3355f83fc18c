import {
  approveInvoice,
  createFromDockets,
  disputeInvoice,
  sendInvoice,
  takePayment,
} from '#areas/invoices/server/index.ts'
import { addDays, weekday } from '#shared/local-date.ts'
import { type BulkInvoice, bulkToBill, draftsOf, owingOf } from './bulk-bills-store.ts'
import type { Scenario } from './scenario.ts'

/** Of a hundred invoices, how many are … */
interface Shares {
  approved: number
  /** … of the approved. */
  sent: number
  paid: number
  halfPaid: number
  disputed: number
}
const twoWeeksAgo: Shares = { approved: 98, sent: 98, paid: 55, halfPaid: 8, disputed: 3 }
const thisWeek: Shares = { approved: 85, sent: 85, paid: 6, halfPaid: 2, disputed: 0 }

/**
 * The bills of the two past fortnights, each created on the Monday after. They are created by the verbs,
 * because clients read the issued documents, and numbers must not have gaps.
 */
export async function billBulk(scenario: Scenario): Promise<void> {
  const monday = thisMonday(scenario.today)
  await bill(scenario, Math.min(0, monday - 14), addDays(scenario.today, monday - 15), twoWeeksAgo)
  await bill(scenario, Math.min(0, monday), addDays(scenario.today, monday - 1), thisWeek)
}

/** As days from today; at a weekend the week is the coming one. */
function thisMonday(today: string): number {
  let day = 2
  while (weekday(addDays(today, day)) !== 'Mon') day--
  return day
}

/** Jobs, or invoices, per change. */
const perChange = 50

async function bill(scenario: Scenario, day: number, until: string, shares: Shares): Promise<void> {
  const { db } = scenario.platform
  const jobs = await bulkToBill(db, until)
  for (let from = 0; from < jobs.length; from += perChange) {
    const dockets = jobs.slice(from, from + perChange).flat()
    const made = await scenario.at(day, '09:00', scenario.office, (change) =>
      createFromDockets(change, { docket_ids: dockets }),
    )
    await issue(scenario, day, await draftsOf(db, made), shares)
  }
}

/** Most drafts are approved and sent; the rest depends on the clients. */
async function issue(
  scenario: Scenario,
  day: number,
  drafts: readonly BulkInvoice[],
  shares: Shares,
): Promise<void> {
  const { random, office } = scenario
  const approved = drafts.filter(() => random.happens(shares.approved))
  const sent = approved.filter(() => random.happens(shares.sent))
  await scenario.at(day, '09:30', office, async (change) => {
    for (const { id } of approved) await approveInvoice(change, id)
  })
  await scenario.at(day, '10:00', office, async (change) => {
    for (const { id, email, contact } of sent) await sendInvoice(change, id, { to: email, to_name: contact })
  })
  await settle(scenario, day, sent, shares)
}

/** What clients do: most pay within the fortnight, some part of it, a few dispute it. */
async function settle(
  scenario: Scenario,
  day: number,
  sent: readonly BulkInvoice[],
  { paid, halfPaid, disputed }: Shares,
): Promise<void> {
  const { random, office, today, platform } = scenario
  const owing = await owingOf(
    platform.db,
    sent.map(({ id }) => id),
  )
  for (const { id, client_id, invoice_no: reference, owing_cents } of owing) {
    const fate = random.whole(1, 100)
    const when = Math.min(0, day + random.whole(2, 13))
    const amount_cents = fate <= paid ? owing_cents : Math.round(owing_cents / 2)
    if (fate <= paid + halfPaid)
      await scenario.at(when, '05:30', office, (change) =>
        takePayment(change, {
          client_id,
          reference,
          received_on: addDays(today, when),
          method: 'eft' as const,
          bank_line_ref: null,
          note: null,
          allocations: [{ invoice_id: id, amount_cents }],
        }),
      )
    else if (fate > 100 - disputed)
      await scenario.at(when, '05:40', office, (change) =>
        disputeInvoice(change, id, { reason: 'The travel on two of the days was not agreed' }),
      )
  }
}
