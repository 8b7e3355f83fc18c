import { lazyFn } from '@tanstack/react-router'
import { listSearch, param, searchOf } from '#platform/web/lists/search-params.ts'
import { recordRoutes } from '#platform/web/records/record-routes.tsx'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { cardKinds, cardTimes } from '../contract/choices.ts'
import { pricingTabs } from './pricing/pricing-paths.ts'
import { rateCardTabs } from './rate-card-paths.ts'

export const rateRoutes = [
  ...recordRoutes('/dashboard/products/rate-cards', {
    noun: { one: 'rate card', many: 'rate cards' },
    read: 'rate-cards:read',
    search: listSearch({
      kind: param.oneOf(cardKinds),
      time: param.oneOf(cardTimes),
      client_id: param.number,
      subcontractor_id: param.number,
      driver_id: param.number,
    }),
    tabs: rateCardTabs,
    loaders: () => import('./loaders.ts'),
    list: lazyPart(() => import('./RateCardListScreen.tsx'), 'RateCardListScreen'),
    write: 'rate-cards:write',
    create: lazyPart(() => import('./RateCardNewScreen.tsx'), 'RateCardNewScreen'),
    createFrom: {
      search: searchOf({
        kind: param.oneOf(cardKinds),
        client_id: param.number,
        subcontractor_id: param.number,
        driver_id: param.number,
      }),
    },
    edit: lazyPart(() => import('./RateCardEditScreen.tsx'), 'RateCardEditScreen'),
  }),
  screenRoute('/dashboard/products/pricing', {
    title: 'Pricing',
    permission: 'rate-cards:settings',
    tabs: pricingTabs,
    loader: lazyFn(() => import('./loaders.ts'), 'loadPricing'),
    screen: lazyPart(() => import('./pricing/PricingScreen.tsx'), 'PricingScreen'),
  }),
] as const
