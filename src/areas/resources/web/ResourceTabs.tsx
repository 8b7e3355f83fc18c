import { Tabs } from '#ui/shells/Tabs.tsx'
import { useResourcePaths } from './use-resource-paths.ts'

type Place = 'overview' | 'assets' | 'archivedAssets' | 'categories'
const labels: Record<Place, string> = {
  overview: 'Overview',
  assets: 'Assets',
  archivedAssets: 'Archived assets',
  categories: 'Categories',
}

/** Tabs between the plant lists. */
export function ResourceTabs({ active }: { active: Place }) {
  const paths = useResourcePaths()
  const places = Object.keys(labels) as Place[]
  return (
    <Tabs
      label="Resources"
      tabs={places.map((place) => ({ label: labels[place], to: paths[place], active: place === active }))}
    />
  )
}
