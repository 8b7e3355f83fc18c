import { useLocation } from '@tanstack/react-router'
import { allocatePaths, type ResourcePaths, resourcePaths } from './resource-paths.ts'

/** Whoever came by one of the two addresses stays under it. */
export const useResourcePaths = (): ResourcePaths =>
  useLocation({ select: ({ pathname }) => pathname.startsWith(allocatePaths.overview) })
    ? allocatePaths
    : resourcePaths
