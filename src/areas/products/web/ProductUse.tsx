import { useQuery } from '@tanstack/react-query'
import { productUseQuery } from '#areas/chain/web/index.ts'
import { docketPaths } from '#areas/dockets/web/index.ts'
import { invoicePaths } from '#areas/invoices/web/index.ts'
import { quotePaths } from '#areas/quotes/web/index.ts'
import { formatDate } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { amountText, priceWords } from '#shared/units.ts'
import { ActionGroup, ActionList, ActionRow } from '#ui/parts/ActionRow.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { Money } from '#ui/parts/Money.tsx'
import type { Product } from '../contract/product.ts'

/** The last quote, docket and invoice with a product, each with the client, the day and the price. */
export function LastUsed({ product_id }: { product_id: number }) {
  const { data } = useQuery(productUseQuery(product_id))
  const lines = [
    { kind: 'Quoted', line: data?.quote, pathOf: (id: number) => quotePaths.edit(id) },
    { kind: 'On a docket', line: data?.docket, pathOf: (id: number) => docketPaths.view(id) },
    { kind: 'Invoiced', line: data?.invoice, pathOf: (id: number) => invoicePaths.edit(id) },
  ].flatMap(({ line, ...rest }) => (line ? [{ line, ...rest }] : []))
  if (lines.length === 0) return null
  return (
    <ActionList>
      <ActionGroup
        title="Last used"
        count={lines.length}
        hasAmounts={lines.some(({ line }) => line.unit_price_cents != null)}
      >
        {lines.map(({ kind, line: { id, number, client, date, unit, unit_price_cents }, pathOf }) => (
          <ActionRow
            key={kind}
            when={formatDate(date)}
            what={client}
            to={pathOf(id)}
            where={number}
            reason={kind}
            amount={unit_price_cents != null && priceWords(unit_price_cents, unit)}
          />
        ))}
      </ActionGroup>
    </ActionList>
  )
}

/** How much of a product was invoiced since 1 July. */
export function UsedThisYear({ product: { id, unit } }: { product: Product }) {
  const year = useQuery(productUseQuery(id)).data?.this_year
  if (!year) return null
  return (
    <FactGroup title="Invoiced this financial year">
      <Facts
        facts={[
          { label: 'On', value: plural(year.invoices, 'invoice') },
          { label: 'Amount', value: <Money cents={year.total_cents} /> },
          { label: 'Quantity', value: amountText(year.quantity, unit) },
        ]}
      />
    </FactGroup>
  )
}
