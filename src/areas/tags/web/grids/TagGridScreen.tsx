import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useResourcePaths, useResourceTabs } from '#areas/resources/web/index.ts'
import { type TickGridProps, TickGridScreen } from '#platform/web/grids/TickGridScreen.tsx'
import { tagsEndpoints } from '../../contract/endpoints.ts'
import { assetsByTagQuery, driversByTagQuery, tagsQuery } from '../queries.ts'
import { wordsOfPeople } from './words-of-people.ts'
import { useDriverTagsPath } from './use-driver-tags-path.ts'

const noColumns = 'No tags yet'
const words = { ...wordsOfPeople, noColumns }
const assetWords = {
  search: 'Fleet no. or name',
  having: 'Assets with',
  noRows: 'No assets found',
  noColumns,
}

/** Who, or which asset, has which tags, among the screens of resources. */
export function TagGridScreen() {
  const { of } = useSearch({ strict: false })
  const views = useResourceTabs()
  return of === 'assets' ? (
    <AssetTagGrid title="Asset tags" views={views} />
  ) : (
    <TagGrid title="Tags" views={views} />
  )
}

type Place = Pick<TickGridProps, 'title' | 'views'>

const AssetTagGrid = (place: Place) => (
  <TickGridScreen
    {...place}
    rows={assetsByTagQuery}
    columns={useQuery(tagsQuery())}
    mode="any"
    save={tagsEndpoints.tagAssets}
    write="tags:write"
    words={assetWords}
    pathOf={useResourcePaths().asset}
  />
)

export const TagGrid = (place: Place) => (
  <TickGridScreen
    {...place}
    rows={driversByTagQuery}
    columns={useQuery(tagsQuery())}
    mode="any"
    save={tagsEndpoints.tagDrivers}
    write="tags:write"
    words={words}
    pathOf={useDriverTagsPath()}
  />
)
