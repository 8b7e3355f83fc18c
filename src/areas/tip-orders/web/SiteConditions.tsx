import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { tipSiteEndpoints } from '#areas/tip-sites/contract/endpoints.ts'
import { conditionsOf } from '#areas/tip-sites/rules/accepted-materials.ts'
import { read } from '#platform/web/calls/api.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { Wide } from '#ui/shells/FieldGrid.tsx'

/** On which terms the chosen site takes the chosen material, before the tip order is saved. */
export function SiteConditions() {
  const [site_id, material] = useWatch({ name: ['tip_site_id', 'material'] }) as unknown[]
  const id = Number(site_id)
  const { data: site } = useQuery({
    ...read(tipSiteEndpoints.getTipSite, { params: { id } }),
    enabled: Number.isInteger(id) && id > 0,
  })
  const conditions = site && typeof material === 'string' ? conditionsOf(site.materials, material) : null
  return (
    conditions && (
      <Wide>
        <Notice tone="warning">
          {site?.name} takes {material as string} on this condition: {conditions}
        </Notice>
      </Wide>
    )
  )
}
