import { createProduct, setPrice } from '#areas/products/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { type Listed, priceList } from './price-list.ts'

const accounts: Readonly<Record<Listed['category'], readonly [income: string, expense: string]>> = {
  hire: ['200', '310'],
  cartage: ['210', '320'],
  tip: ['220', '330'],
  material: ['230', '340'],
  float: ['240', '320'],
  labour: ['250', '350'],
  levy: ['260', '360'],
  other: ['290', '390'],
}
const withLevy: readonly string[] = ['hire', 'cartage', 'float']

const cents = (dollars: number): number => Math.round(dollars * 10_000) / 100
/** Last year's price: some five per cent less, in quarters of a dollar. */
const yearAgo = (dollars: number): number => Math.round(dollars * 3.8) / 4

/**
 * Prices are reviewed on 1 July: this financial year's price continues, and some products have last year's
 * before it.
 */
function history({ sell, buy }: Listed, today: string, hadAnother: boolean) {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '07-01' ? 1 : 0)
  const priceFrom = (valid_from: string, sells: number, costs: number | null) => ({
    valid_from,
    sell_price_cents: cents(sells),
    buy_price_cents: costs === null ? null : cents(costs),
  })
  return {
    next_year: `${year + 1}-07-01`,
    earlier: [
      ...(hadAnother
        ? [priceFrom(`${year - 1}-07-01`, yearAgo(sell), buy === null ? null : yearAgo(buy))]
        : []),
      priceFrom(`${year}-07-01`, sell, buy),
    ],
  }
}

/** The price list, created through the verbs; landfills have announced their prices from next July. */
export async function demoProducts(change: Change): Promise<void> {
  const rows = await change.tx.selectFrom('asset_category').select(['id', 'name']).execute()
  const plant = new Map(rows.map(({ id, name }) => [name, id]))
  for (const [at, one] of priceList.entries()) {
    const { earlier, next_year } = history(one, change.today, at % 3 !== 2)
    const [income_account, expense_account] = accounts[one.category]
    const { id } = await createProduct(
      change,
      {
        code: one.code,
        name: one.name,
        category: one.category,
        unit: one.unit,
        sell_price_cents: cents(one.sell),
        buy_price_cents: one.buy === null ? null : cents(one.buy),
        min_quantity: one.min ?? null,
        asset_category_id: (one.plant && plant.get(one.plant)) || null,
        material_type: one.material ?? null,
        description: one.description ?? null,
        levy_applies: withLevy.includes(one.category) ? 1 : 0,
        is_active: 1,
        sort: (at + 1) * 10,
        income_account,
        expense_account,
      },
      earlier,
    )
    if (one.code.startsWith('TIP-CAT'))
      await setPrice(change, id, {
        valid_from: next_year,
        sell_price_cents: cents(Math.round(one.sell * 1.06)),
        buy_price_cents: cents(Math.round((one.buy ?? 0) * 1.06)),
      })
  }
}
