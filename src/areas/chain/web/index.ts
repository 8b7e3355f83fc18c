export { chainQuery, clientWorkQuery } from './queries.ts'
export { RecordChain } from './RecordChain.tsx'
