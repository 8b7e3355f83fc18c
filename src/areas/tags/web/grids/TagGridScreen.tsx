import { useQuery } from '@tanstack/react-query'
import { useResourceTabs } from '#areas/resources/web/index.ts'
import { type TickGridProps, TickGridScreen } from '#platform/web/grids/TickGridScreen.tsx'
import { tagsEndpoints } from '../../contract/endpoints.ts'
import { driversByTagQuery, tagsQuery } from '../queries.ts'
import { wordsOfPeople } from './words-of-people.ts'
import { useDriverTagsPath } from './use-driver-tags-path.ts'

const words = { ...wordsOfPeople, noColumns: 'No tags yet' }

/** Who has which tags, among the screens of resources. */
export const TagGridScreen = () => <TagGrid title="Tags" views={useResourceTabs()} />

export const TagGrid = (place: Pick<TickGridProps, 'title' | 'views'>) => (
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
