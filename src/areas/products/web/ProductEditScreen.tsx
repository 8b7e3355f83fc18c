import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { archiveItem } from '#platform/web/archive-item.tsx'
import { usePaletteActions } from '#platform/web/shell/palette-actions.ts'
import { useTitle } from '#platform/web/title.ts'
import { useWhyNot } from '#platform/web/why-not.ts'
import type { Permission } from '#shared/permissions.ts'
import { ArchivedNotice } from '#ui/parts/ArchivedNotice.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { TabbedScreen } from '#ui/shells/TabbedScreen.tsx'
import { productCan } from '../rules/product-rules.ts'
import { ProductBadges } from './ProductBadges.tsx'
import { productPaths, productTabs, type ProductTab } from './product-paths.ts'
import { ProductTabContent } from './ProductTabContent.tsx'
import { productQuery } from './queries.ts'
import { useArchiveProducts } from './use-archive-products.ts'

const tabWords: Record<ProductTab, string> = {
  details: 'Details',
  prices: 'Prices',
  notes: 'Notes',
  history: 'History',
}

/** What one must be allowed to read for a tab to be there. */
const tabRights: Record<ProductTab, Permission> = {
  details: 'products:read',
  prices: 'products:read',
  notes: 'notes:read',
  history: 'products:read',
}

/** A product with its tabs, each at an address of its own. */
export function ProductEditScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { tab: asked = 'details' } = useSearch({ strict: false }) as { tab?: ProductTab }
  const { data: product } = useSuspenseQuery(productQuery(id))
  const { archive, restore, error } = useArchiveProducts()
  const whyNot = useWhyNot()
  const tab = whyNot(tabRights[asked]) ? 'details' : asked
  useTitle(product.name)

  const disabledReason = whyNot('products:write')
  const bringBack = () => void restore([id], product.name)
  const actions = [
    archiveItem({
      noun: 'product',
      isArchived: product.archived_at !== null,
      disabledReason,
      archive: () => void archive([id], product.name),
      restore: bringBack,
    }),
  ]
  usePaletteActions(actions)

  return (
    <TabbedScreen
      title={product.name}
      status={<ProductBadges product={product} />}
      breadcrumbs={[
        product.archived_at
          ? { label: 'Archived products', to: productPaths.archived }
          : { label: 'Products', to: productPaths.list },
        { label: product.code },
      ]}
      actions={<RowMenu items={actions} label={`More for ${product.name}`} />}
      tabs={productTabs
        .filter((name) => !whyNot(tabRights[name]))
        .map((name) => ({
          label: tabWords[name],
          to: productPaths.edit(id, name),
          active: name === tab,
        }))}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      <ArchivedNotice
        record={product}
        rule={productCan.edit(product)}
        restore={{ disabledReason, run: bringBack }}
      />
      <Suspense key={id} fallback={<LoadingState />}>
        <ProductTabContent tab={tab} product={product} />
      </Suspense>
    </TabbedScreen>
  )
}
