export { DepotField } from './DepotField.tsx'
export { DepotFilter } from './DepotFilter.tsx'
export { settingsPaths } from './settings-paths.ts'
export { useChoices } from './use-choices.ts'
