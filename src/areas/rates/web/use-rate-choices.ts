import { useQuery } from '@tanstack/react-query'
import { useMay } from '#platform/web/calls/session.ts'
import type { RateChoices } from '../contract/rate-card.ts'
import { rateChoicesQuery } from './queries.ts'

const none: RateChoices = { product_id: [], asset_category_id: [], asset_id: [], tip_site_id: [] }

/** What a rate may be for, and what the card's rates are for although it is archived. */
export function useRateChoices(names: RateChoices = none): RateChoices {
  const { data = none } = useQuery({ ...rateChoicesQuery, enabled: useMay()('rate-cards:write') })
  const both = (field: keyof RateChoices) => [
    ...data[field],
    ...names[field].filter(({ id }) => !data[field].some((one) => one.id === id)),
  ]
  return {
    product_id: both('product_id'),
    asset_category_id: both('asset_category_id'),
    asset_id: both('asset_id'),
    tip_site_id: both('tip_site_id'),
  }
}
