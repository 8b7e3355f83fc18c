import { usePathsUsed } from '#platform/web/records/use-paths-used.ts'
import { allocatePaths, type ResourcePaths, resourcePaths } from './resource-paths.ts'

/** Keeps people under whichever of the two addresses they used. */
export const useResourcePaths = (): ResourcePaths =>
  usePathsUsed(resourcePaths, allocatePaths, allocatePaths.overview)
