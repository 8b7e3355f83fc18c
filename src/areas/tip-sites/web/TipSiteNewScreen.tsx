import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { NewRecordScreen } from '#platform/web/records/NewRecordScreen.tsx'
import { tipSiteEndpoints } from '../contract/endpoints.ts'
import { TipSiteInput } from '../contract/tip-site.ts'
import { tipSiteNoun } from '../rules/tip-site-labels.ts'
import { newTipSite } from './new-tip-site.ts'
import { TipSiteForm } from './TipSiteForm.tsx'
import { tipSitePaths } from './tip-site-paths.ts'

export function TipSiteNewScreen() {
  const navigate = useNavigate()
  const { supplier_id } = useSearch({ strict: false }) as { supplier_id?: number }
  const create = useCreate(tipSiteEndpoints.createTipSite, {
    schema: TipSiteInput,
    empty: { ...newTipSite, supplier_id },
    saved: ({ name }) => `${name} saved`,
    onSaved: ({ id }) => navigate({ href: tipSitePaths.edit(id), replace: true }),
  })
  return (
    <NewRecordScreen noun={tipSiteNoun} list={tipSitePaths.list} create={create}>
      <TipSiteForm isNew />
    </NewRecordScreen>
  )
}
