export { DepotField } from './depots/DepotField.tsx'
export { DepotFilter } from './depots/DepotFilter.tsx'
export { settingsPaths } from './settings-paths.ts'
export { useChoices, useTrackedMaterials } from './dropdowns/use-choices.ts'
