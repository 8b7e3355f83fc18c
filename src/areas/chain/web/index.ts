export { chainQuery } from './queries.ts'
export { RecordChain } from './RecordChain.tsx'
