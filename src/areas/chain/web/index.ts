import { lazyPart } from '#ui/lazy-part.tsx'

export {
  chainQuery,
  clientNewsQuery,
  clientWorkQuery,
  jobNewsQuery,
  leftToBillQuery,
  orderMatrixQuery,
  productUseQuery,
  rateCardWorkQuery,
} from './queries.ts'
export { RecordChain } from './RecordChain.tsx'

/** Loads when its tab opens. */
export const ToBillTab = lazyPart(() => import('./ToBillTab.tsx'), 'ToBillTab')
