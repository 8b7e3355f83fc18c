import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'
import { notAChoice } from '#shared/text.ts'
import { tipSiteLabels } from '../rules/tip-site-labels.ts'
import { tipRateConstraints } from './rates/rate-constraints.ts'

export const tipSiteConstraints: ConstraintMessages = {
  tip_site_name: { field: 'name', message: 'Another tip site in this suburb already has this name.' },
  tip_site_materials_once: { field: 'materials', message: 'Choose each material once.' },
  tip_site_hours_of_a_week: { field: 'hours', message: 'Give the hours of seven days, Monday first.' },
  tip_site_supplier_id_fkey: { field: 'supplier_id', message: notAChoice(tipSiteLabels.supplier_id) },
  ...tipRateConstraints,
}
