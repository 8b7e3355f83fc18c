import { IconCurrencyDollar } from '@tabler/icons-react'
import { useMemo } from 'react'
import { BulkMove, moveOf } from '#platform/web/BulkMove.tsx'
import { ExportMenu } from '#platform/web/ExportMenu.tsx'
import { useMay } from '#platform/web/session.ts'
import { useList } from '#platform/web/use-list.ts'
import { useWhyNot } from '#platform/web/why-not.ts'
import { ColumnPicker } from '#ui/parts/ColumnPicker.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { Tabs } from '#ui/shells/Tabs.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { productEndpoints } from '../contract/endpoints.ts'
import type { ProductRow } from '../contract/product.ts'
import { hiddenAtFirst, productColumns } from './product-columns.tsx'
import { ProductFilterBar } from './ProductFilterBar.tsx'
import { productPaths } from './product-paths.ts'
import { useArchiveProducts } from './use-archive-products.ts'

const none = {
  current: {
    text: 'A product is whatever you charge for: hire by the hour, cartage, tip fees, materials, floats. Quotes and jobs take their prices from here.',
  },
  archived: {
    title: 'No archived products',
    text: 'A product that you archive leaves the list and waits here. It can be restored.',
  },
}

/** What is sold with the prices of today, or what was archived. */
export function ProductListScreen({ archived = false }: { archived?: boolean }) {
  const list = useList(productEndpoints.listProducts, {
    fixed: archived ? { archived: '1' } : {},
    sort: 'code',
    hidden: hiddenAtFirst,
  })
  const { error, ...archiving } = useArchiveProducts()
  const whyNot = useWhyNot()
  const seesCost = useMay()('products:cost')
  const columns = useMemo(() => productColumns(seesCost), [seesCost])
  const move = moveOf(archiving, archived)

  const rowMenu = ({ id, name }: ProductRow): MenuItem[] => [
    { label: 'Prices', icon: <IconCurrencyDollar aria-hidden />, to: productPaths.edit(id, 'prices') },
    {
      label: move.label,
      icon: move.icon,
      danger: !archived,
      disabledReason: whyNot('products:write'),
      run: () => void move.run([id], name),
    },
  ]
  const newProduct = (
    <NewButton to={productPaths.create} variant="primary" disabledReason={whyNot('products:write')}>
      New product
    </NewButton>
  )

  return (
    <ListScreen
      title={archived ? 'Archived products' : 'Products'}
      count={list.total}
      actions={
        <>
          <ExportMenu
            endpoint={productEndpoints.exportProducts}
            query={list.query}
            disabledReason={whyNot('products:export')}
          />
          {!archived && newProduct}
        </>
      }
      tabs={
        <Tabs
          label="Products"
          tabs={[
            { label: 'Current', to: productPaths.list, active: !archived },
            { label: 'Archived', to: productPaths.archived, active: archived },
          ]}
        />
      }
      filters={
        <>
          <ProductFilterBar query={list.query} onChange={list.set} />
          <ColumnPicker columns={columns} {...list.columns} />
        </>
      }
      bulk={
        list.selected.size > 0 && (
          <BulkMove list={list} move={move} disabledReason={whyNot('products:write')} />
        )
      }
      pager={<Pager {...list.pager} shown={list.rows.length} />}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      {list.error ? (
        <ErrorState message="The products could not be loaded." onRetry={list.retry} />
      ) : (
        <DataTable
          {...list.table}
          label="Products"
          columns={columns}
          rowKey={(product) => product.id}
          rowMenu={rowMenu}
          empty={
            <NoRows
              noun="product"
              list={list}
              {...none[archived ? 'archived' : 'current']}
              action={!archived && newProduct}
            />
          }
        />
      )}
    </ListScreen>
  )
}

export const ArchivedProductsScreen = () => <ProductListScreen archived />
