export { settingsPaths } from './settings-paths.ts'
export { useChoices } from './use-choices.ts'
