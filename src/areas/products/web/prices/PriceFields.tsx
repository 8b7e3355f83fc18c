import { useWatch } from 'react-hook-form'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { FieldWarning } from '#ui/fields/FieldWarning.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { UnitPriceField } from '#ui/fields/UnitPriceField.tsx'
import { productFieldRights } from '../../contract/product.ts'
import { productLabels } from '../../rules/product-labels.ts'
import { marginPercent } from '../../rules/product-rules.ts'

const field = labelled(productLabels)

interface Prices {
  sell_price_cents: unknown
  buy_price_cents: unknown
}
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** Selling and buying price with the margin; the cost only for people who may see it. */
export function PriceFields() {
  const mayNotSeeCost = useWhyNot()(productFieldRights.buy_price_cents)
  const [sell, buy] = useWatch<Prices, readonly ['sell_price_cents', 'buy_price_cents']>({
    name: ['sell_price_cents', 'buy_price_cents'],
  })
  const margin = marginPercent(number(sell), number(buy))
  return (
    <>
      <UnitPriceField {...field('sell_price_cents')} required />
      {!mayNotSeeCost && (
        <UnitPriceField {...field('buy_price_cents')} help={margin !== null && marginHelp(margin)} />
      )}
    </>
  )
}

const marginHelp = (margin: number) =>
  margin < 0 ? (
    <FieldWarning>{`Sell price is below cost: ${margin.toFixed(1)}%.`}</FieldWarning>
  ) : (
    `Margin ${margin.toFixed(1)}%.`
  )
