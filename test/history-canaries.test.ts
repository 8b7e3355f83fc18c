import { expect, test } from 'vitest'
import { serverAreas } from '#app/server/areas.ts'
import type { LogEntry } from '#areas/activity-log/contract/log-entry.ts'
import type { Permission } from '#shared/permissions.ts'
import { effectiveGrants } from '#shared/roles.ts'
import { type Caller, testApp } from './app.ts'
import { type PersonName, people } from './people.ts'
import type { Canary } from './canary-amounts.ts'
import { canaryMoney } from './canary-money.ts'

const app = await testApp()
const { canaries, records, secrets } = await canaryMoney(app)

/** Fields that reveal a price, rate, cost, margin, limit or account, and the right they need. */
const moneyFields: Record<string, Record<string, Permission>> = {
  client: { credit_limit_cents: 'clients:credit', credit_hold_reason: 'clients:credit' },
  company: {
    bank_bsb: 'settings:company',
    bank_account_no: 'settings:company',
    bank_account_name: 'settings:company',
  },
  driver: { hourly_cost_cents: 'drivers:cost' },
  asset: { purchase_price_cents: 'resources:cost' },
  attachment: { rate_cents: 'products:read', rate_unit: 'products:read' },
  product: { sell_price_cents: 'products:read', buy_price_cents: 'products:cost' },
  tip_site: {
    sell_cents: 'tip-sites:rates',
    buy_cents: 'tip-sites:cost',
    levy_cents: 'tip-sites:cost',
    min_charge_cents: 'tip-sites:cost',
  },
  quote: {
    lines: 'quotes:prices',
    subtotal_cents: 'quotes:prices',
    discount_cents: 'quotes:prices',
    discount: 'quotes:prices',
    gst_cents: 'quotes:prices',
    total_cents: 'quotes:prices',
  },
  job: {
    budget_cents: 'jobs:rates',
    po_limit_cents: 'jobs:rates',
    fixed_price_cents: 'jobs:rates',
    retention_percent: 'jobs:rates',
    unit_price_cents: 'jobs:rates',
    rate_snapshot: 'jobs:rates',
  },
  job_item: { rate_snapshot: 'jobs:rates', buy_cents: 'tip-sites:cost', sell_cents: 'tip-sites:rates' },
  docket: { unit_price_cents: 'dockets:prices', price_source: 'dockets:prices' },
  invoice: Object.fromEntries(
    [
      'lines',
      'subtotal_cents',
      'discount_cents',
      'discount_source',
      'gst_cents',
      'total_cents',
      'amount_cents',
    ]
      .concat([
        'paid_cents',
        'credited_cents',
        'owing_cents',
        'surplus_cents',
        'surplus_used_cents',
        'kept_cents',
        'priced_by',
      ])
      .map((field) => [field, 'invoices:totals' as const]),
  ),
  project: { budget_cents: 'jobs:rates' },
  quote_settings: { approval_threshold_cents: 'quotes:settings', margin_floor_percent: 'quotes:settings' },
  invoice_settings: { approval_threshold_cents: 'invoices:settings' },
  // Prices among the terms are for those who may open the settings at all.
  pricing_settings: {},
  docket_settings: { approval_limit_cents: 'dockets:settings' },
  // What we pay is hidden by the card's kind: its own tests look at it.
  rate_card: {},
}
/** Record types without money; a docket's lines are hours. */
const moneyless =
  'depot dropdown_item public_holidays first_steps import letter_templates message user role subcontractor supplier terms_condition quote_footer asset_category tag skill colour checklist asset_checklist asset_defect driver_job credit_note'
/** The names of such fields; a new one must be listed above with its right. */
const soundsLikeMoney =
  /cents|price(?!_asset_qty)(?!s$)|cost|rate_|margin|bank_(?!name)|discount|budget|amount|credit_(?!hold$)/

/** Every entry a person is shown, from the records above and the full log, with the raw answers. */
async function shownTo(who: Caller): Promise<{ entries: LogEntry[]; text: string }> {
  const entries: LogEntry[] = []
  let text = ''
  const read = async (path: string) => {
    const reply = await who.request('GET', path)
    text += reply.text
    const page = reply.status === 200 ? (reply.data as { entries: LogEntry[]; older: number | null }) : null
    entries.push(...(page?.entries ?? []))
    return page?.older ?? null
  }
  for (const [type, id] of records) await read(`/api/records/${type}/${id}/history?limit=200`)
  let older = await read('/api/activity-log?limit=200')
  while (older !== null) older = await read(`/api/activity-log?limit=200&before_id=${older}`)
  return { entries, text: text + (await who.request('GET', '/api/activity-log/choices')).text }
}

const isIn = (text: string, { forms }: Canary): boolean => forms.some((form) => text.includes(form))

test('every record type says whether its history contains money', () => {
  const types = serverAreas.flatMap((area) => (area.records ?? []).map(({ type }) => type))
  const said = [...Object.keys(moneyFields), ...moneyless.split(' ')]
  expect(new Set(said)).toEqual(new Set(types))
})

test('every canary is in the history for someone with all rights', async () => {
  const { text, entries } = await shownTo(await app.as('administrator'))
  // A line's cost is in no log at all.
  const unseen = canaries.filter((one) => !isIn(text, one))
  expect(unseen.map(({ right }) => right)).toEqual(['quotes:margin'])
  expect(canaries.length).toBeGreaterThan(25)
  const seen = new Set(entries.map(({ action }) => action))
  for (const action of ['rate added', 'rate changed', 'rate removed', 'priced', 'paid', 'made', 'shown'])
    expect(seen).toContain(action)
  // Every field in the table occurs, so none is a typo.
  const met = new Set(entries.flatMap((one) => fieldsOf(one).map((field) => `${one.record_type}.${field}`)))
  const never = Object.entries(moneyFields)
    .flatMap(([type, fields]) => Object.keys(fields).map((field) => `${type}.${field}`))
    .filter((field) => !met.has(field))
  // It comes from the quote of an invoice's job, and no quote has become a job here.
  expect(never).toEqual(['invoice.discount_source'])
})

const fieldsOf = ({ before, after }: LogEntry): string[] => [
  ...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]),
]

const names = Object.keys(people) as PersonName[]
test.each(names)(
  'the history shows %s no price, cost, limit or account without the right to it',
  async (name) => {
    const grants = effectiveGrants(people[name].user_type)
    const { entries, text } = await shownTo(await app.as(name))
    const shown = canaries.filter((canary) => !grants[canary.right] && isIn(text, canary))
    expect(shown).toEqual([])
    expect(secrets.filter((one) => text.includes(one))).toEqual([])
    const wrong = entries.flatMap((entry) =>
      fieldsOf(entry)
        .filter((field) => {
          const right = moneyFields[entry.record_type]?.[field]
          return right ? !grants[right] : soundsLikeMoney.test(field)
        })
        .map((field) => `${entry.record_type}.${field}`),
    )
    expect(wrong).toEqual([])
    const hidden = ['rate added', 'rate changed', 'rate removed'].filter(() => !grants['jobs:rates'])
    expect(entries.filter(({ action }) => hidden.includes(action))).toEqual([])
  },
)
