export { chainQuery, clientNewsQuery, clientWorkQuery, jobNewsQuery, productUseQuery } from './queries.ts'
export { RecordChain } from './RecordChain.tsx'
