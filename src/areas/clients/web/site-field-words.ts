import { addressWords, type FieldWords, shown } from '#platform/web/field-words.ts'
import type { SiteInput } from '../contract/site.ts'

export const siteFieldWords = {
  name: { label: 'Name' },
  ...addressWords,
  geofence_radius_m: { label: 'Geofence radius' },
  contact_id: { label: 'Site contact' },
  access_notes: { label: 'Access notes' },
  site_instructions: { label: 'Site instructions' },
  site_hours: { label: 'Site hours' },
  induction_required: { label: 'Induction required', show: shown.yesNo },
  induction_url: { label: 'Induction address' },
  principal_contractor: { label: 'Principal contractor' },
  is_government_project: { label: 'Government project', show: shown.yesNo },
  project_awarded_on: { label: 'Project awarded on', show: shown.date },
  ppe: { label: 'PPE', show: shown.list },
  max_truck_class: { label: 'Largest truck' },
  byda_ref: { label: 'BYDA reference' },
  byda_expires_on: { label: 'BYDA expires on', show: shown.date },
  no_go_zone_permit: { label: 'No Go Zone permit' },
  hazards: { label: 'Hazards' },
  contaminated_land: { label: 'Contaminated land', show: shown.yesNo },
  default_material: { label: 'Usual material' },
} satisfies Record<keyof SiteInput, FieldWords>
