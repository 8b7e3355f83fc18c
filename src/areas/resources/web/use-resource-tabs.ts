import { useMay } from '#platform/web/calls/session.ts'
import type { ListView } from '#ui/shells/list-views.ts'
import { allocatePaths, assetTagsPath, coloursPath, resourcePaths } from './resource-paths.ts'
import { useResourcePaths } from './use-resource-paths.ts'

/** Tabs between the screens of resources; colours are only under the first of their two addresses. */
export function useResourceTabs(): ListView[] {
  const may = useMay()
  const paths = useResourcePaths()
  const tags = may('tags:read')
    ? [
        { label: 'Tags', to: paths.tags },
        ...(paths === allocatePaths ? [{ label: 'Asset tags', to: assetTagsPath }] : []),
        { label: 'Skills', to: paths.skills },
        ...(paths === resourcePaths ? [{ label: 'Colours', to: coloursPath }] : []),
      ]
    : []
  return [
    { label: 'Overview', to: paths.overview },
    { label: 'Assets', to: paths.assets },
    { label: 'Archived assets', to: paths.archivedAssets },
    { label: 'Categories', to: paths.categories },
    ...(may('attachments:read') ? [{ label: 'Attachments', to: paths.attachments }] : []),
    ...tags,
  ]
}
