export { CategoryRates } from './CategoryRates.tsx'
export { ProductPicker } from './ProductPicker.tsx'
export { productPaths } from './product-paths.ts'
