import { acceptUnsigned, approveDocket, priceLine, queryDocket } from '#areas/dockets/server/index.ts'
import {
  approveInvoice,
  createFromDockets,
  createInvoice,
  disputeInvoice,
  sendInvoice,
  takePayment,
} from '#areas/invoices/server/index.ts'
import { addDays, weekday } from '#shared/local-date.ts'
import { queryOf } from './bulk-office.ts'
import { docketsIn, docketsToBill, draftInvoices, invoiceOwing, unpricedLines } from './days-store.ts'
import type { Customer, Scenario } from './scenario.ts'

/** The office has processed dockets from before yesterday; yesterday's wait for the morning. */
export async function seedDocketReviews(scenario: Scenario): Promise<void> {
  const { platform, office, allocator, random, today } = scenario
  const { db } = platform
  const until = addDays(today, lastWorkingDay(today) - 1)
  for (const { id } of await docketsIn(db, 'Submitted', until))
    await scenario.at(0, '05:00', allocator, (change) =>
      acceptUnsigned(change, id, { reason: 'Site manager agreed to the hours by phone' }),
    )
  // The driver who signs in to the demo has a query to answer.
  let isAsked = false
  for (const status of ['Signed', 'Unsigned Accepted'] as const)
    for (const { id, shift_date, break_minutes, has_account } of await docketsIn(db, status, until)) {
      // Anything older is already billed.
      const isForUs: boolean =
        status === 'Signed' && Boolean(has_account) && !isAsked && shift_date > addDays(today, -4)
      if (status === 'Signed' && (random.happens(4) || isForUs)) {
        isAsked ||= isForUs
        await scenario.at(0, '05:02', allocator, (change) =>
          queryDocket(change, id, { reason: queryOf(break_minutes) }),
        )
        continue
      }
      for (const line of await unpricedLines(db, id))
        await scenario.at(0, '05:04', office, (change) =>
          priceLine(change, id, line.id, { unit_price_cents: 14_500, price_source: 'Agreed by phone' }),
        )
      await scenario.at(0, '05:06', office, (change) =>
        approveDocket(change, id, { override: { reason: 'Accounts put the rest on the invoice by hand.' } }),
      )
    }
}

/** Last week's work is billed; some of it paid, some only drafted. */
export async function seedInvoices(scenario: Scenario): Promise<void> {
  const { platform, office, random, today } = scenario
  const { db } = platform
  const done = await docketsToBill(db, addDays(today, -4))
  if (done.length > 0)
    await scenario.at(0, '05:10', office, (change) => createFromDockets(change, { docket_ids: done }))
  for (const { id, client_id, email, contact, po_required } of await draftInvoices(db)) {
    // A few await approval; a client who requires an order number has not sent it.
    if (po_required === 1 || random.happens(20)) continue
    await scenario.at(0, '05:12', office, (change) => approveInvoice(change, id))
    if (random.happens(15)) continue
    await scenario.at(0, '05:14', office, (change) =>
      sendInvoice(change, id, { to: email, to_name: contact }),
    )
    if (random.happens(45)) await pay(scenario, { id, client_id }, 0, random.happens(75) ? 1 : 0.5)
  }
}

/** The working day before today, as days from today. */
function lastWorkingDay(today: string): number {
  let day = -1
  while (['Sat', 'Sun'].includes(weekday(addDays(today, day)))) day--
  return day
}

interface Old {
  days: number
  cents: number
  fate: 'paid' | 'half paid' | 'overdue' | 'disputed'
}
const earlier: readonly Old[] = [
  { days: -58, cents: 1_240_000, fate: 'paid' },
  { days: -52, cents: 386_500, fate: 'paid' },
  { days: -49, cents: 948_000, fate: 'overdue' },
  { days: -45, cents: 2_115_000, fate: 'half paid' },
  { days: -41, cents: 517_250, fate: 'paid' },
  { days: -38, cents: 1_733_000, fate: 'disputed' },
  { days: -36, cents: 264_000, fate: 'overdue' },
  { days: -24, cents: 892_400, fate: 'paid' },
]

/** Billed by hand before the fortnight: mostly paid, partly overdue. */
export async function seedEarlierInvoices(scenario: Scenario): Promise<void> {
  for (const [at, old] of earlier.entries()) {
    const customer = scenario.customers[(at * 11 + 3) % scenario.customers.length]
    if (customer && customer.po_required === 0) await seedEarlierInvoice(scenario, customer, old)
  }
}

async function seedEarlierInvoice(
  scenario: Scenario,
  customer: Customer,
  { days, cents, fate }: Old,
): Promise<void> {
  const { office, today } = scenario
  const { client_id, email, contact } = customer
  const { id } = await scenario.at(days, '10:00', office, (change) =>
    createInvoice(change, {
      client_id,
      supply_from: addDays(today, days - 9),
      supply_to: addDays(today, days - 3),
      lines: [
        {
          product_id: null,
          description: 'Excavation and cartage by the attached dockets',
          shift_date: addDays(today, days - 3),
          unit: 'fixed',
          quantity: 1,
          unit_price_cents: cents,
          gst_code: 'GST',
        },
      ],
    }),
  )
  await scenario.at(days, '10:10', office, (change) => approveInvoice(change, id))
  await scenario.at(days, '10:20', office, (change) =>
    sendInvoice(change, id, { to: email, to_name: contact }),
  )
  if (fate === 'paid') await pay(scenario, { id, client_id }, days + 18, 1)
  if (fate === 'half paid') await pay(scenario, { id, client_id }, days + 30, 0.5)
  if (fate === 'disputed')
    await scenario.at(days + 12, '15:00', office, (change) =>
      disputeInvoice(change, id, { reason: 'The stand-by was not agreed' }),
    )
}

async function pay(
  scenario: Scenario,
  { id, client_id }: { id: number; client_id: number },
  days: number,
  share: number,
): Promise<void> {
  const { owing_cents, invoice_no } = await invoiceOwing(scenario.platform.db, id)
  const amount_cents = Math.round(Number(owing_cents) * share)
  const received_on = addDays(scenario.today, days)
  await scenario.at(days, '05:30', scenario.office, (change) =>
    takePayment(change, {
      client_id,
      received_on,
      method: 'eft',
      reference: invoice_no,
      bank_line_ref: null,
      note: null,
      allocations: [{ invoice_id: id, amount_cents }],
    }),
  )
}
