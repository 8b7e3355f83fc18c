import { listSearch, param, searchOf } from '#platform/web/lists/search-params.ts'
import { recordRoutes } from '#platform/web/records/record-routes.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { tipSiteTabs } from './tip-site-paths.ts'

/** This file is part of the first page that anyone loads: screens, loaders and schemas come with the route. */
export const tipSiteRoutes = recordRoutes('/dashboard/tip-sites', {
  noun: { one: 'tip site', many: 'tip sites' },
  read: 'tip-sites:read',
  search: listSearch({ material: param.text, open_today: param.flag, supplier_id: param.number }),
  tabs: tipSiteTabs,
  loaders: () => import('./queries.ts'),
  list: lazyPart(() => import('./TipSiteListScreen.tsx'), 'TipSiteListScreen'),
  create: {
    permission: 'tip-sites:write',
    search: searchOf({ supplier_id: param.number }),
    screen: lazyPart(() => import('./TipSiteNewScreen.tsx'), 'TipSiteNewScreen'),
  },
  edit: lazyPart(() => import('./TipSiteEditScreen.tsx'), 'TipSiteEditScreen'),
})
