import { ImportButton } from '#areas/imports/web/index.ts'
import { IconCurrencyDollar } from '@tabler/icons-react'
import { useMemo } from 'react'
import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useMay } from '#platform/web/calls/session.ts'
import { useList } from '#platform/web/lists/use-list.ts'
import { productEndpoints } from '../contract/endpoints.ts'
import { hiddenAtFirst, productColumns } from './product-columns.tsx'
import { ProductFilterBar } from './ProductFilterBar.tsx'
import { productPaths } from './product-paths.ts'
import { productRecord } from './product-record.ts'

const importable = { product: 'products:write' } as const

/** Products with today's prices, or archived ones. */
export function ProductListScreen({ archived = false }: { archived?: boolean }) {
  const list = useList(productEndpoints.listProducts, { archived, sort: 'code', hidden: hiddenAtFirst })
  const seesCost = useMay()('products:cost')
  const columns = useMemo(() => productColumns(seesCost), [seesCost])

  return (
    <RecordList
      record={productRecord}
      list={list}
      columns={columns}
      nameOf={({ name }) => name}
      empty="Add what you charge for: hire, cartage, tip fees, materials, floats. Quotes and jobs take their prices from here."
      filters={<ProductFilterBar query={list.query} onChange={list.set} />}
      exporting={
        <>
          <ImportButton kinds={importable} />
          <ExportMenu endpoint={productEndpoints.exportProducts} query={list.query} />
        </>
      }
      rowActions={({ id }) => [
        { label: 'Prices', icon: <IconCurrencyDollar aria-hidden />, to: productPaths.edit(id, 'prices') },
      ]}
    />
  )
}
