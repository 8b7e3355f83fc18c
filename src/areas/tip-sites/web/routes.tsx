import { listSearch, param, searchOf } from '#platform/web/lists/search-params.ts'
import { recordRoutes } from '#platform/web/records/record-routes.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { tipSiteTabs } from './tip-site-paths.ts'

export const tipSiteRoutes = recordRoutes('/dashboard/tip-sites', {
  noun: { one: 'tip site', many: 'tip sites' },
  read: 'tip-sites:read',
  search: listSearch({ material: param.text, open_today: param.flag, supplier_id: param.number }),
  tabs: tipSiteTabs,
  loaders: () => import('./queries.ts'),
  list: lazyPart(() => import('./TipSiteListScreen.tsx'), 'TipSiteListScreen'),
  write: 'tip-sites:write',
  create: lazyPart(() => import('./TipSiteNewScreen.tsx'), 'TipSiteNewScreen'),
  createFrom: {
    search: searchOf({ supplier_id: param.number }),
  },
  edit: lazyPart(() => import('./TipSiteEditScreen.tsx'), 'TipSiteEditScreen'),
})
