import { LinkSwitch } from '#ui/parts/LinkSwitch.tsx'
import { fleetPaths } from './fleet-paths.ts'

/** The machines as a list, or their places on a map. */
export function FleetViews({ current }: { current: 'list' | 'map' }) {
  return (
    <LinkSwitch
      label="View"
      options={[
        { label: 'List', to: fleetPaths.list, isCurrent: current === 'list' },
        { label: 'Map', to: fleetPaths.map, isCurrent: current === 'map' },
      ]}
    />
  )
}
