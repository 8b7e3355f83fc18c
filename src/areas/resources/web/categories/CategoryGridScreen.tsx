import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TickGridScreen } from '#platform/web/grids/TickGridScreen.tsx'
import { sortAfter } from '#platform/web/lists/sort-after.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { resourceEndpoints } from '../../contract/endpoints.ts'
import { assetsByCategoryQuery, categoriesQuery } from '../queries.ts'
import { useResourcePaths } from '../use-resource-paths.ts'
import { useResourceTabs } from '../use-resource-tabs.ts'
import { NewCategoryDialog } from './CategoryDialogs.tsx'

const words = {
  search: 'Fleet no. or name',
  having: 'Category',
  noRows: 'No assets found',
  noColumns: 'No categories yet',
}

/** Which asset is in which category. */
export function CategoryGridScreen() {
  const paths = useResourcePaths()
  const categories = useQuery(categoriesQuery())
  const may = useMay()
  const [isAdding, setAdding] = useState(false)
  return (
    <TickGridScreen
      title="Categories"
      views={useResourceTabs()}
      rows={assetsByCategoryQuery}
      columns={categories}
      mode="one"
      save={resourceEndpoints.moveAssets}
      write="resources:write"
      words={words}
      pathOf={paths.asset}
      actions={may('resources:write') && <NewButton onClick={() => setAdding(true)}>New category</NewButton>}
    >
      {isAdding && (
        <NewCategoryDialog sort={sortAfter(categories.data ?? [])} onClose={() => setAdding(false)} />
      )}
    </TickGridScreen>
  )
}
