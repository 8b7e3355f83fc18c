export { ProductPicker } from './ProductPicker.tsx'
export { productPaths } from './product-paths.ts'
