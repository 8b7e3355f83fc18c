export { RateCardsOf } from './RateCardsOf.tsx'
export { rateCardPaths } from './rate-card-paths.ts'
