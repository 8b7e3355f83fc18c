export { WordingField } from './WordingField.tsx'
export { wordingPaths } from './wording-paths.ts'
