import { useQuery } from '@tanstack/react-query'
import { RecentChanges } from '#areas/activity-log/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { formatDate } from '#shared/local-date.ts'
import { amountText, chargeUnitWords, gstCodeWords, priceWords } from '#shared/units.ts'
import { withMinus } from '#shared/money.ts'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { EmptyState } from '#ui/parts/states.tsx'
import { TextFacts } from '#ui/parts/TextFacts.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { SummaryLayout } from '#ui/shells/SummaryLayout.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { Product } from '../contract/product.ts'
import { productLabels as labels } from '../rules/product-labels.ts'
import { productCategoryWords } from '../rules/product-words.ts'
import { priceColumns } from './prices/price-columns.tsx'
import { productFieldWords } from './product-field-words.ts'
import { productPaths } from './product-paths.ts'
import { LastUsed, UsedThisYear } from './ProductUse.tsx'
import { pricesQuery } from './queries.ts'
import { UnitPrice } from './UnitPrice.tsx'

/** A product as the office reads it: what it charges at the left, its prices and what happened at the right. */
export function ProductSummary({ product }: { product: Product }) {
  const { id, unit, min_quantity, sell_price_cents } = product
  return (
    <SummaryLayout
      facts={
        <>
          <FactGroup title="Charging">
            <Facts
              facts={[
                {
                  label: labels.sell_price_cents,
                  value: sell_price_cents !== null && priceWords(sell_price_cents, unit),
                },
                {
                  label: labels.priced_from,
                  value: product.priced_from && formatDate(product.priced_from),
                },
                { label: labels.unit, value: chargeUnitWords[unit] },
                {
                  label: labels.min_quantity,
                  value: min_quantity === null ? 'None' : amountText(min_quantity, unit),
                },
                { label: labels.gst_code, value: gstCodeWords[product.gst_code] },
                { label: labels.levy_applies, value: product.levy_applies === 1 ? 'Yes' : 'No' },
              ]}
            />
          </FactGroup>
          <Cost product={product} />
          <UsedThisYear product={product} />
          <FactGroup title="What it is for">
            <Facts
              facts={[
                { label: labels.category, value: productCategoryWords[product.category] },
                { label: labels.asset_category_id, value: product.asset_category },
                { label: labels.material_type, value: product.material_type },
                { label: labels.income_account, value: product.income_account },
                { label: labels.expense_account, value: product.expense_account },
              ].filter(({ value }) => value)}
            />
          </FactGroup>
          <TextFacts title="On quotes" facts={[{ label: labels.description, value: product.description }]} />
        </>
      }
      rows={<LastUsed product_id={id} />}
    >
      <Prices product_id={id} />
      <RecentChanges
        record_type="product"
        record_id={id}
        words={productFieldWords}
        all={productPaths.edit(id, 'history')}
      />
    </SummaryLayout>
  )
}

/** What it costs us and what that leaves; only for people who may see costs, and where it is known. */
function Cost({ product: { buy_price_cents, margin_percent } }: { product: Product }) {
  if (buy_price_cents == null) return null
  return (
    <FactGroup title="Cost and margin">
      <Facts
        facts={[
          { label: labels.buy_price_cents, value: <UnitPrice cents={buy_price_cents} /> },
          {
            label: labels.margin_percent,
            value: margin_percent != null && `${withMinus(margin_percent.toFixed(1))}%`,
          },
        ]}
      />
    </FactGroup>
  )
}

function Prices({ product_id }: { product_id: number }) {
  const { data: prices = [], isPending } = useQuery(pricesQuery(product_id))
  const seesCost = useMay()('products:cost')
  return (
    <Section title="Prices">
      <DataTable
        label="Prices"
        rows={prices}
        columns={priceColumns(seesCost)}
        rowKey={({ valid_from }) => valid_from}
        loading={isPending}
        empty={<EmptyState title="No price yet" text="Without a price it is quoted at $0." />}
      />
    </Section>
  )
}
