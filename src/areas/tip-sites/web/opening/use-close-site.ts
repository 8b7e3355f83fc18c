import { useSave } from '#platform/web/forms/use-save.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { reasonOf } from '#shared/allowed.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { tipSiteEndpoints } from '../../contract/endpoints.ts'
import type { TipSiteRow } from '../../contract/tip-site.ts'
import { tipSiteCan } from '../../rules/tip-site-rules.ts'

/** Marks a tip site as closed by rain, or as open again, when the gate rings. */
export function useCloseSite() {
  const { save, submitError } = useSave(tipSiteEndpoints.editTipSite, {
    saved: ({ name, status }) => `${name} is ${status === 'open' ? 'open' : 'closed, wet'}`,
  })
  const mayNotWrite = useWhyNot()('tip-sites:write')
  const itemOf = (site: TipSiteRow): MenuItem => ({
    label: site.status === 'open' ? 'Close, wet' : 'Reopen',
    disabledReason: mayNotWrite ?? reasonOf(tipSiteCan.edit(site)),
    run: () =>
      void save({
        params: { id: site.id },
        body: { version: site.version, status: site.status === 'open' ? 'closed_wet' : 'open' },
      }),
  })
  return { itemOf, error: submitError }
}
