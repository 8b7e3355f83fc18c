import { useQuery } from '@tanstack/react-query'
import { allocatePaths } from '#areas/resources/web/index.ts'
import { scopeOf } from '#platform/web/calls/session.ts'
import { EmptyState, LoadingState } from '#ui/parts/states.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { TagGrid } from '../grids/TagGridScreen.tsx'
import { driversByTagQuery } from '../queries.ts'
import { driverTagsPath } from '../tags-paths.ts'
import { DriverTagsTab } from './DriverTagsTab.tsx'

/** A driver's own tags and skills; for the office the grid. */
export const DriverTagsScreen = () =>
  scopeOf('tags:people') === 'all' ? <TagGrid title="Tags & skills" views={views} /> : <OwnTags />

const views = [
  { label: 'Tags', to: driverTagsPath },
  { label: 'Skills', to: allocatePaths.skills },
]

function OwnTags() {
  const { data: drivers } = useQuery(driversByTagQuery)
  const [own] = drivers ?? []
  return (
    <Screen title="Tags & skills">
      {!drivers && <LoadingState />}
      {drivers && !own && (
        <EmptyState title="No driver yet" text="The office has not connected your sign-in to a driver yet." />
      )}
      {own && <DriverTagsTab driver_id={own.id} />}
    </Screen>
  )
}
