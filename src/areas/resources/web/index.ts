export { AssetPicker } from './AssetPicker.tsx'
export { AssetStatusBadge } from './AssetStatusBadge.tsx'
export { CategoriesField } from './categories/CategoriesField.tsx'
export { CategoryPicker } from './categories/CategoryPicker.tsx'
export { confirmReadings } from './confirm-readings.ts'
export { MachinesOf } from './MachinesOf.tsx'
export {
  allocatePaths,
  assetTagsPath,
  attachmentGridPath,
  coloursPath,
  resourcePaths,
} from './resource-paths.ts'
export { assetQuery, assetsByCategoryQuery, categoriesQuery } from './queries.ts'
export { RecordService } from './RecordService.tsx'
export { ServiceDialog } from './ServiceDialog.tsx'
export { ServiceDue } from './ServiceDue.tsx'
export { SubcontractorAssetsTab } from './SubcontractorAssetsTab.tsx'
export { useResourcePaths } from './use-resource-paths.ts'
export { useResourceTabs } from './use-resource-tabs.ts'
