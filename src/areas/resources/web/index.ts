export { AssetPicker } from './AssetPicker.tsx'
export { AssetStatusBadge } from './AssetStatusBadge.tsx'
export { CategoryPicker } from './CategoryPicker.tsx'
export { resourcePaths } from './resource-paths.ts'
