export {
  chainQuery,
  clientNewsQuery,
  clientWorkQuery,
  jobNewsQuery,
  productUseQuery,
  rateCardWorkQuery,
} from './queries.ts'
export { RecordChain } from './RecordChain.tsx'
