import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import type { QuoteInput } from '#areas/quotes/contract/quote.ts'
import type { TestApp } from './app.ts'
import { makeCategory } from './fleet.ts'
import { newClientWithSite } from './jobs.ts'
import { line, quoting } from './quotes.ts'

/** Steps to make jobs from quotes: a quote of an excavator, a float, a tip fee and two options, for five days. */
export async function jobsFromQuotes(app: TestApp) {
  const { sales, send, create, newClient } = await quoting(app)
  const allocator = await app.as('allocator')
  const accounts = await app.as('accounts')
  const where = await newClientWithSite(app, { po_required: 1 })
  const { id: asset_category_id } = await makeCategory(app)
  const days = { start_date: '2026-11-23', end_date: '2026-11-27' }

  const options = {
    ...where,
    title: 'Basement dig',
    description: 'Down to 2.4 m, rock to be quoted apart.',
    sales_user_id: sales.user_id,
    lines: [
      line({ description: '20 t excavator', asset_category_id }),
      line({
        kind: 'float',
        description: 'Float in and out',
        unit: 'each',
        quantity: 2,
        unit_price_cents: 350_00,
      }),
      line({ kind: 'tip', description: 'Tip fee', unit: 'tonne', quantity: 40, unit_price_cents: 14_25.5 }),
      line({ kind: 'text', description: 'Options' }),
      line({ kind: 'material', description: 'Crushed rock', unit: 'tonne', is_optional: 1, is_selected: 0 }),
      line({ kind: 'hire', description: 'Roller', is_optional: 1, is_selected: 0 }),
    ],
  } satisfies Partial<QuoteInput>

  /** Accepted by staff; `chosen` are the descriptions of the client's options. */
  async function accepted(more: Partial<QuoteInput> = options, chosen: string[] = []) {
    const sent = await send((await create(more)).id)
    const selected_line_ids = sent.lines.flatMap(({ id, description }) =>
      chosen.includes(description) ? [id] : [],
    )
    const { data, text } = await sales.call(quoteEndpoints.acceptQuoteForClient, {
      params: { id: sent.id },
      body: {
        version: sent.version,
        name: 'Jo Nguyen',
        po_number: 'PO 4411',
        selected_line_ids,
        evidence_note: 'By phone',
      },
    })
    if (data?.status !== 'Accepted') throw new Error(text)
    return data
  }

  return { sales, allocator, accounts, create, newClient, accepted, options, where, days, asset_category_id }
}
