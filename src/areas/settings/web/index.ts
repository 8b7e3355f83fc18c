export { DepotField } from './DepotField.tsx'
export { DepotFilter } from './DepotFilter.tsx'
export { settingsPaths } from './settings-paths.ts'
export { useChoices, useTrackedMaterials } from './use-choices.ts'
