import {
  acceptQuoteForClient,
  approveQuote,
  quoteRecord,
  createQuote,
  declineQuote,
  reviseQuote,
  sendQuote,
  submitQuote,
  viewByLink,
} from '#areas/quotes/server/index.ts'
import { archiveRecords } from '#platform/server/change/archive-records.ts'
import type { QuoteInput } from '#areas/quotes/contract/quote.ts'
import type { QuoteLineInput } from '#areas/quotes/contract/quote-line.ts'
import { visitor } from '#platform/server/sessions/viewer.ts'
import { addDays } from '#shared/local-date.ts'
import { travelCode } from './price-list.ts'
import type { Scope } from './scopes.ts'
import type { Customer, Scenario } from './scenario.ts'

const clientAtHome = visitor({ ip: '203.0.113.24', user_agent: null, request_id: 'demo' })

/** How far a quote of the demo has come. */
export type Fate =
  | 'draft'
  | 'awaiting'
  | 'ready'
  | 'sent'
  | 'sent, nearly over'
  | 'viewed'
  | 'revised'
  | 'accepted'
  | 'declined'
  | 'archived'
  | 'expired'

const declined = ['Price not agreed', 'Used someone else', 'The owner stopped the project'] as const

/** A scope's lines at the day's prices: hours on site for each machine, tips by the tonne, floats. */
function linesOf({ products }: Scenario, scope: Scope): QuoteLineInput[] {
  const line = (code: string, kind: QuoteLineInput['kind'], quantity: number): QuoteLineInput => {
    const product = products.get(code)
    if (!product) throw new Error(`The price list has no ${code}.`)
    return {
      kind,
      product_id: product.id,
      description: product.name,
      asset_category_id: product.asset_category_id,
      material_type: product.material_type,
      unit: product.unit,
      quantity,
      min_quantity: product.min_quantity,
      unit_price_cents: product.sell_price_cents,
      cost_cents: product.buy_price_cents,
      gst_code: 'GST',
      is_optional: 0,
      is_selected: 1,
    }
  }
  const isTip = (code: string) => products.get(code)?.category === 'tip'
  return [
    ...scope.hire.map(([code, hours]) => line(code, 'hire', hours * scope.days)),
    ...scope.extras.map(([code, quantity]) => line(code, isTip(code) ? 'tip' : 'service', quantity)),
    line(travelCode, 'service', scope.hire.length * scope.days),
    { ...line('LB-LAB', 'service', 8), is_optional: 1, is_selected: 0 },
  ]
}

const quoteOf = (scenario: Scenario, scope: Scope, customer: Customer, days: number): QuoteInput => ({
  title: scope.title,
  job_type: scope.job_type,
  description: scope.description,
  exclusions: scope.exclusions ?? null,
  client_id: customer.client_id,
  contact_id: customer.contact_id,
  job_site_id: customer.job_site_id,
  sales_user_id: scenario.sales.user_id,
  quote_date: addDays(scenario.today, days),
  lines: linesOf(scenario, scope),
})

const stages = 12
/** The same work many times over, above what sales may send without approval. */
const inStages = (scope: Scope): Scope => ({
  ...scope,
  title: `${scope.title}, stages 1 to ${stages}`,
  days: scope.days * stages,
  extras: scope.extras.map(([code, quantity]) => [code, quantity * stages]),
})

/** Creates a quote that many days ago and takes it as far as its fate says. @returns its id. */
export async function seedQuote(
  scenario: Scenario,
  { scope, customer, fate, days }: { scope: Scope; customer: Customer; fate: Fate; days: number },
): Promise<number> {
  const { sales, office } = scenario
  // An expired one was created before its days had passed.
  const begun = fate === 'expired' ? days - 40 : fate === 'sent, nearly over' ? -28 : days
  const large = fate === 'awaiting' || fate === 'ready'
  const { id } = await scenario.at(begun, '08:10', sales, (change) =>
    createQuote(change, {
      ...quoteOf(scenario, large ? inStages(scope) : scope, customer, begun),
      ...(scenario.random.happens(25) ? { discount_type: 'percent' as const, discount_value: 2.5 } : {}),
    }),
  )
  if (fate === 'draft') return id
  if (large) {
    await scenario.at(begun, '08:40', sales, (change) => submitQuote(change, id))
    if (fate === 'ready') await scenario.at(begun, '11:05', office, (change) => approveQuote(change, id))
    return id
  }
  await scenario.at(begun, '08:55', sales, (change) =>
    sendQuote(change, id, { to: customer.email, to_name: customer.contact }),
  )
  if (fate === 'sent' || fate === 'sent, nearly over' || fate === 'expired') return id
  await scenario.at(Math.min(begun + 1, 0), '06:20', clientAtHome, (change) =>
    viewByLink(change, { record_id: id }),
  )
  if (fate === 'declined' || fate === 'archived')
    await scenario.at(Math.min(begun + 2, 0), '06:40', sales, (change) =>
      declineQuote(change, id, { reason: scenario.random.pick(declined) }),
    )
  if (fate === 'archived')
    await scenario.at(Math.min(begun + 4, 0), '16:40', sales, (change) =>
      archiveRecords(change, quoteRecord, { ids: [id], reason: 'No longer wanted' }),
    )
  if (fate === 'revised')
    await scenario.at(Math.min(begun + 1, 0), '07:15', sales, async (change) => {
      const revision = await reviseQuote(change, id)
      await sendQuote(change, revision.id, { to: customer.email, to_name: customer.contact })
    })
  if (fate === 'accepted')
    await scenario.at(Math.min(begun + 1, 0), '06:50', sales, (change) =>
      acceptQuoteForClient(change, id, {
        name: customer.contact,
        email: customer.email,
        po_number: customer.po_required ? `PO-${4500 + id}` : null,
        selected_line_ids: [],
        evidence_note: 'Agreed by email; the message is on file.',
      }),
    )
  return id
}
