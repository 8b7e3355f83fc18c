import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { siteLabels } from '../../rules/client-labels.ts'
import type { SiteInput } from '../../contract/site.ts'

export const siteFieldWords = fieldWords(siteLabels satisfies Record<keyof SiteInput, string>, {
  induction_required: shown.yesNo,
  is_government_project: shown.yesNo,
  project_awarded_on: shown.date,
  ppe: shown.list,
  byda_expires_on: shown.date,
  contaminated_land: shown.yesNo,
})
