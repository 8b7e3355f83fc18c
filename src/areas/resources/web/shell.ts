import { IconBulldozer } from '@tabler/icons-react'
import { call } from '#platform/web/api.ts'
import type { ShellParts } from '#platform/web/web-area.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { allocatePaths, resourcePaths } from './resource-paths.ts'

export const resourceShell: ShellParts = {
  nav: [
    {
      label: 'Resources',
      to: resourcePaths.overview,
      also: [allocatePaths.overview],
      icon: IconBulldozer,
      group: 'People & plant',
      permission: 'resources:read',
      order: 40,
    },
  ],
  palette: [
    {
      label: 'Assets',
      permission: 'resources:read',
      search: async (search, signal) => {
        const query = { search, page_size: 6, with_total: '0' as const }
        const { rows } = await call(resourceEndpoints.listAssets, { query }, { signal })
        return rows.map((asset) => ({
          label: `${asset.fleet_no} ${asset.name}`,
          hint: asset.rego_no ?? asset.asset_category,
          to: resourcePaths.asset(asset.id),
        }))
      },
    },
  ],
}
