import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'
import { notAChoice } from '#shared/text.ts'
import { requiredSkillLabel } from '#areas/tags/rules/skill-labels.ts'
import { assetLabels } from '../rules/asset-labels.ts'
import { onlyHired } from '../rules/asset-rules.ts'

const notASkill = { field: 'required_skill_ids', message: notAChoice(requiredSkillLabel) }

export const resourceConstraints: ConstraintMessages = {
  asset_category_name: { field: 'name', message: 'Another category already has this name.' },
  asset_subcontractor_id_fkey: {
    field: 'subcontractor_id',
    message: notAChoice(assetLabels.subcontractor_id),
  },
  asset_depot_id_fkey: { field: 'depot_id', message: notAChoice(assetLabels.depot_id) },
  asset_default_driver_id_fkey: {
    field: 'default_driver_id',
    message: notAChoice(assetLabels.default_driver_id),
  },
  asset_category_required_skill_ids: notASkill,
  asset_required_skill_ids: notASkill,
  asset_check: { field: 'rego_state', message: 'Enter both the registration and its state, or neither.' },
  asset_check1: {
    field: 'subcontractor_id',
    message: 'Choose the subcontractor for a subcontractor’s machine; leave it empty for your own.',
  },
  asset_check2: { field: 'off_road_reason', message: 'Enter the reason it is off road.' },
  asset_hired: { field: 'hired_since', message: onlyHired },
  asset_fleet_no: { field: 'fleet_no', message: 'Another machine already has this fleet number.' },
  asset_rego: { field: 'rego_no', message: 'Another machine already uses this registration.' },
  asset_vin: { field: 'vin', message: 'Another machine already has this VIN.' },
}
