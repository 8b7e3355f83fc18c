import fc from 'fast-check'
import { expect, test } from 'vitest'
import { system } from '#platform/server/sessions/viewer.ts'
import { formatCurrency, formatMoney } from '#shared/money.ts'
import { effectiveGrants } from '#shared/roles.ts'
import { anyMoney, anyQuoteLine } from '#test/any-quote.ts'
import { testApp } from '#test/app.ts'
import { saveCompany } from '#test/jobs.ts'
import { count, figure } from '#test/proof.ts'
import { quoteEndpoints as calls } from '../../contract/endpoints.ts'
import { totalsOf } from '../../rules/quote-totals.ts'
import { exportPage } from '../quote-store.ts'

const app = await testApp()
const sales = await app.as('sales')
await saveCompany(app)
const { db } = app.platform
const { id: company_id } = await db.selectFrom('company').select('id').executeTakeFirstOrThrow()

const anyQuote = fc
  .tuple(fc.array(anyQuoteLine, { maxLength: 12 }), anyMoney)
  .map(([lines, money]) => ({ ...money, ...totalsOf(lines, money) }))

/** The whole dollars of a printed amount, half away from zero: from its digits alone, without the list formatter. */
function wholeDollars(printed: string): string {
  const [, sign, dollars, cents] = /^([-−]?)\$([\d,]+)\.(\d\d)$/.exec(printed) ?? []
  const whole = BigInt(dollars?.replaceAll(',', '') ?? -1) + (Number(cents) >= 50 ? 1n : 0n)
  return `${whole === 0n || !sign ? '' : '-'}$${whole.toLocaleString('en-AU')}`
}

const pageSize = 200
const pages = count({ short: 10, full: 100 })
test(
  'for thousands of quotes the list and the export match the editor’s total to the cent, and the list shows whole dollars',
  { timeout: 240_000 },
  async () => {
    const quotes = fc.sample(anyQuote, pageSize * pages).map((money, at) => ({
      ...money,
      company_id,
      quote_no: `Q-9${String(at).padStart(5, '0')}`,
      title: 'Works',
      job_type: 'Buy Back',
      prospect_name: 'Jo',
      quote_date: '2026-11-20',
      valid_until: '2026-12-20',
    }))
    for (let from = 0; from < quotes.length; from += 1000)
      await db
        .insertInto('quote')
        .values(quotes.slice(from, from + 1000))
        .execute()
    const byNumber = new Map(quotes.map((quote) => [quote.quote_no, quote]))
    let listed = 0
    for (let page = 1; page <= pages; page++) {
      const query = { sort: 'quote_no', page, page_size: pageSize } as const
      for (const { quote_no, total_cents } of (await sales.call(calls.listQuotes, { query })).data) {
        const editor = byNumber.get(quote_no)!
        const shown = [total_cents, formatCurrency(total_cents ?? 0)]
        expect(shown).toEqual([editor.total_cents, wholeDollars(formatMoney(editor.total_cents))])
        listed++
      }
    }
    expect(listed).toBe(quotes.length)

    const viewer = { ...system, grants: effectiveGrants(1) }
    let exported = 0
    for (let after = 0, rows; ; after = rows.at(-1)!.id) {
      rows = await exportPage(db, viewer, { search: '', archived: 0 }, after)
      if (rows.length === 0) break
      for (const { quote_no, subtotal_cents, discount_cents, gst_cents, total_cents } of rows) {
        expect(byNumber.get(quote_no)).toMatchObject({
          subtotal_cents,
          discount_cents,
          gst_cents,
          total_cents,
        })
        exported++
      }
    }
    expect(exported).toBe(quotes.length)
    figure('R8', `${exported} quotes: the same to the cent in the list and in the exported file`)
  },
)
