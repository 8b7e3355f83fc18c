import { useMay } from '#platform/web/calls/session.ts'
import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { formatDate } from '#shared/local-date.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import { chargeUnitWords } from '#shared/units.ts'
import { productEndpoints } from '../../contract/endpoints.ts'
import type { Product } from '../../contract/product.ts'
import { PriceInput, type ProductPrice } from '../../contract/product-price.ts'
import { priceLabels } from '../../rules/price-labels.ts'
import { PriceFields } from './PriceFields.tsx'

const field = labelled(priceLabels)

/** Without the cost, which stays as it is. */
const withoutCost = PriceInput.omit({ buy_price_cents: true })

/** A new price from a day on, or a correction of `price`, whose day stays. Starts with today's prices. */
export function PriceDialog({
  product,
  price,
  onClose,
}: {
  product: Product
  price?: ProductPrice
  onClose: () => void
}) {
  const seesCost = useMay()('products:cost')
  const { sell_price_cents, buy_price_cents } = price ?? product
  return (
    <CreateDialog
      title={price ? `Price from ${formatDate(price.valid_from)}` : 'New price'}
      endpoint={productEndpoints.setPrice}
      schema={seesCost ? PriceInput : withoutCost}
      empty={{
        valid_from: price?.valid_from,
        sell_price_cents: sell_price_cents ?? undefined,
        ...(seesCost && { buy_price_cents }),
      }}
      params={{ id: product.id }}
      saved={({ valid_from }) => `${product.name} priced from ${formatDate(valid_from)}`}
      onClose={onClose}
    >
      <FieldGrid columns={2}>
        {!price && (
          <Wide>
            <DateField
              {...field('valid_from')}
              help={`Per ${chargeUnitWords[product.unit].toLowerCase()}, until a later price begins.`}
              takesFocus
              required
            />
          </Wide>
        )}
        <PriceFields />
      </FieldGrid>
    </CreateDialog>
  )
}
