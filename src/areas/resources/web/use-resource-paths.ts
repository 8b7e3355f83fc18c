import { useLocation } from '@tanstack/react-router'
import { allocatePaths, type ResourcePaths, resourcePaths } from './resource-paths.ts'

/** Keeps people under whichever of the two addresses they used. */
export const useResourcePaths = (): ResourcePaths =>
  useLocation({ select: ({ pathname }) => pathname.startsWith(allocatePaths.overview) })
    ? allocatePaths
    : resourcePaths
