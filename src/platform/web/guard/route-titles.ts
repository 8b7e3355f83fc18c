import { type AnyRouter, useMatches, useRouter } from '@tanstack/react-router'

/** The title of the screen's route, and the route above it: of `/dashboard/dockets/settings`, the list of dockets. */
export function useRouteTitles(): { title: string; above: { label: string; to: string } } {
  const { routesByPath } = useRouter<AnyRouter>() as { routesByPath: Record<string, Titled | undefined> }
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' }).replace(/\/$/, '')
  const to = path.slice(0, path.lastIndexOf('/'))
  const titleOf = (of: string): string => routesByPath[of]?.options.staticData?.title ?? ''
  return { title: titleOf(path), above: { label: titleOf(to), to } }
}

interface Titled {
  options: { staticData?: { title: string } }
}
