export { supplierPaths } from './supplier-paths.ts'
