export { chainQuery, clientNewsQuery, clientWorkQuery, productUseQuery } from './queries.ts'
export { RecordChain } from './RecordChain.tsx'
