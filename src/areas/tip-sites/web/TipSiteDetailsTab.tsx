import { EditTab } from '#platform/web/forms/EditTab.tsx'
import type { RecordLocks } from '#platform/web/records/RecordScreen.tsx'
import { tipSiteEndpoints } from '../contract/endpoints.ts'
import { type TipSite, TipSiteInput } from '../contract/tip-site.ts'
import { tipSiteFieldWords } from './tip-site-field-words.ts'
import { TipSiteForm } from './TipSiteForm.tsx'

/** The tip site itself. */
export function TipSiteDetailsTab({ site, locks }: { site: TipSite; locks: RecordLocks }) {
  return (
    <EditTab
      endpoint={tipSiteEndpoints.editTipSite}
      schema={TipSiteInput}
      record={site}
      saved={({ name }) => `${name} saved`}
      words={tipSiteFieldWords}
      locks={locks}
    >
      <TipSiteForm />
    </EditTab>
  )
}
