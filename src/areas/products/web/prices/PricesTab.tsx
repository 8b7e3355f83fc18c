import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useMay } from '#platform/web/calls/session.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { type Allowed, reasonOf } from '#shared/allowed.ts'
import { formatDate } from '#shared/local-date.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { productEndpoints } from '../../contract/endpoints.ts'
import type { Product } from '../../contract/product.ts'
import type { ProductPrice } from '../../contract/product-price.ts'
import { priceCan } from '../../rules/product-rules.ts'
import { priceColumns } from './price-columns.tsx'
import { PriceDialog } from './PriceDialog.tsx'
import { pricesQuery } from '../queries.ts'

/** A product's past, current and future prices. `disabledReason`: why prices may not be set now. */
export function PricesTab({ product, disabledReason }: { product: Product; disabledReason?: string }) {
  const { data: prices = [], isFetching, isError, refetch } = useQuery(pricesQuery(product.id))
  const seesCost = useMay()('products:cost')
  const columns = useMemo(() => priceColumns(seesCost), [seesCost])
  const [open, setOpen] = useState<'new' | ProductPrice | null>(null)
  const remove = useSave(productEndpoints.removePrice, { saved: () => 'Price removed' })

  const askToRemove = async ({ valid_from }: ProductPrice) => {
    const answer = await confirm({
      title: `Remove the price from ${formatDate(valid_from)}?`,
      message: 'The previous price continues.',
      confirmLabel: 'Remove',
      danger: true,
    })
    if (answer) await remove.save({ params: { id: product.id }, body: { valid_from } })
  }
  const whyNot = (allowed: Allowed) => disabledReason ?? reasonOf(allowed)
  const rowMenu = (price: ProductPrice): MenuItem[] => [
    {
      label: 'Change',
      disabledReason: whyNot(priceCan.set(price.begins)),
      run: () => setOpen(price),
    },
    {
      label: 'Remove',
      danger: true,
      disabledReason: whyNot(priceCan.remove(price.begins)),
      run: () => void askToRemove(price),
    },
  ]
  const add = (
    <NewButton disabledReason={disabledReason} onClick={() => setOpen('new')}>
      New price
    </NewButton>
  )

  return (
    <Section
      title="Prices"
      help="A price applies from its day until the next one starts. Earlier sales keep their price."
      actions={add}
    >
      {remove.submitError && <Notice tone="danger">{remove.submitError}</Notice>}
      {isError && prices.length === 0 ? (
        <ErrorState message="Could not load the prices." onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label="Prices"
          rows={prices}
          columns={columns}
          rowKey={(price) => price.valid_from}
          rowMenu={rowMenu}
          loading={isFetching && prices.length === 0}
          empty={<EmptyState title="No price yet" text="Without a price it is quoted at $0." />}
        />
      )}
      {open !== null && (
        <PriceDialog
          product={product}
          {...(open !== 'new' && { price: open })}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  )
}
