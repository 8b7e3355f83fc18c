import { useMay } from '#platform/web/calls/session.ts'
import type { ListView } from '#ui/shells/list-views.ts'
import {
  allocatePaths,
  assetTagsPath,
  attachmentGridPath,
  coloursPath,
  resourcePaths,
} from './resource-paths.ts'
import { useResourcePaths } from './use-resource-paths.ts'

/** Tabs between the screens of resources; colours are under the first of their two addresses, some grids the second. */
export function useResourceTabs(): ListView[] {
  const may = useMay()
  const paths = useResourcePaths()
  const isAllocating = paths === allocatePaths
  const attachments = may('attachments:read')
    ? [
        { label: 'Attachments', to: paths.attachments },
        ...(isAllocating ? [{ label: 'Attachments on machines', to: attachmentGridPath }] : []),
      ]
    : []
  const tags = may('tags:read')
    ? [
        { label: 'Tags', to: paths.tags },
        ...(isAllocating ? [{ label: 'Asset tags', to: assetTagsPath }] : []),
        { label: 'Skills', to: paths.skills },
        ...(paths === resourcePaths ? [{ label: 'Colours', to: coloursPath }] : []),
      ]
    : []
  return [
    { label: 'Overview', to: paths.overview },
    { label: 'Assets', to: paths.assets },
    { label: 'Archived assets', to: paths.archivedAssets },
    { label: 'Categories', to: paths.categories },
    ...attachments,
    ...tags,
  ]
}
