import { wrongMapTiles } from '../rules/map-tiles.ts'
import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'

export const settingConstraints: ConstraintMessages = {
  company_map_tiles_check: { field: 'map_tiles', message: wrongMapTiles },
  company_default: { message: 'Someone else just saved the company. Reload the page.' },
  depot_name: { field: 'name', message: 'Another depot already has this name.' },
  dropdown_item_label: { field: 'label', message: 'This is already on the list.' },
  dropdown_item_contents: {
    field: 'has_pfas',
    message: 'Only a material can contain PFAS or asbestos.',
  },
  dropdown_item_density: { field: 'density', message: 'Only a material has a density, from 0.1 to 5 t/m³.' },
  dropdown_item_tracked: { field: 'is_tracked', message: 'Only a material can be tracked waste.' },
  setting_holidays_once: { message: 'Someone else just changed the public holidays. Reload the page.' },
  dropdown_item_list_key_value_key: { field: 'label', message: 'This is already on the list.' },
}
