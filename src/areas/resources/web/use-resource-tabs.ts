import type { ListView } from '#ui/shells/list-views.ts'
import { useResourcePaths } from './use-resource-paths.ts'

/** Tabs between the plant lists. */
export function useResourceTabs(): ListView[] {
  const paths = useResourcePaths()
  return [
    { label: 'Overview', to: paths.overview },
    { label: 'Assets', to: paths.assets },
    { label: 'Archived assets', to: paths.archivedAssets },
    { label: 'Categories', to: paths.categories },
  ]
}
