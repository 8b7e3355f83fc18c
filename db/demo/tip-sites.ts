import { createTipRate, createTipSite } from '#areas/tip-sites/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { type ListedSite, listedSites } from './tip-site-list.ts'

interface Operator {
  id: number
  name: string
  address_line1: string | null
  suburb: string | null
  postcode: string | null
}

const shut = { opens: null, closes: null }
const hoursOf = ({ opens, closes, saturday }: ListedSite) => [
  ...Array.from({ length: 5 }, () => ({ opens, closes })),
  saturday ? { opens: '07:00', closes: saturday } : shut,
  shut,
]

/** The demo company's tip sites with this financial year's rates; each is run by the supplier of its name. */
export async function demoTipSites(change: Change, operators: readonly Operator[]): Promise<void> {
  for (const [at, site] of listedSites.entries()) {
    const { name, rates, conditions = {}, licence_no = null, licence_expires_on = null, fields } = site
    const operator = operators.find((one) => one.name === name)
    const { id } = await createTipSite(change, {
      name,
      supplier_id: operator?.id ?? null,
      address_line1: operator?.address_line1 ?? null,
      suburb: operator?.suburb ?? null,
      state: 'VIC',
      postcode: operator?.postcode ?? null,
      phone: `03555003${String(at).padStart(2, '0')}`,
      account_no: `H${4100 + at * 7}`,
      materials: Object.keys(rates).map((material) => ({
        material,
        conditions: conditions[material] ?? null,
      })),
      hours: hoursOf(site),
      licence_no,
      licence_expires_on,
      ...fields,
    })
    for (const [material, [buy, sell]] of Object.entries(rates))
      await createTipRate(change, id, {
        material,
        unit: 'tonne',
        buy_cents: buy * 100,
        sell_cents: sell * 100,
        valid_from: '2026-07-01',
      })
  }
}
