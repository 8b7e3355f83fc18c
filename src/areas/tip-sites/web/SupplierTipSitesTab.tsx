import { usePaged } from '#platform/web/lists/use-paged.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { PagedSection } from '#ui/table/PagedSection.tsx'
import { tipSiteEndpoints } from '../contract/endpoints.ts'
import { hiddenAtFirst, tipSiteColumns } from './tip-site-columns.tsx'
import { tipSitePaths } from './tip-site-paths.ts'

/** The tip sites that a supplier runs. `disabledReason`: why none may be added now. */
export function SupplierTipSitesTab({
  supplier_id,
  disabledReason,
}: {
  supplier_id: number
  disabledReason: string | undefined
}) {
  const paged = usePaged(tipSiteEndpoints.listTipSites, { supplier_id })
  const mayNotAdd = useWhyNot()('tip-sites:write')
  return (
    <PagedSection
      title="Tip sites"
      {...paged}
      columns={tipSiteColumns}
      hidden={hiddenAtFirst}
      none={{
        title: 'No tip sites yet',
        text: 'The places this supplier runs where loads are tipped or bought.',
      }}
      action={
        <NewButton to={tipSitePaths.createFor(supplier_id)} disabledReason={disabledReason ?? mayNotAdd}>
          New tip site
        </NewButton>
      }
    />
  )
}
