import { createRoute, lazyFn } from '@tanstack/react-router'
import { tabSearch } from '#platform/web/record-tabs.ts'
import { listSearch, param, searchOf } from '#platform/web/search-params.ts'
import { signedInRoute } from '#platform/web/signed-in-route.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { invoiceStatusFilters } from '../contract/choices.ts'
import { invoiceTabs } from './invoice-tabs.ts'

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/invoices',
  staticData: { title: 'Invoices', permission: 'invoices:read' },
  validateSearch: listSearch({
    status: param.oneOf(invoiceStatusFilters),
    client_id: param.number,
    job_id: param.number,
    from: param.date,
    to: param.date,
  }),
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadInvoices'),
  component: lazyPart(() => import('./InvoiceListScreen.tsx'), 'InvoiceListScreen'),
})

const newRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/invoices/new',
  staticData: { title: 'New invoice', permission: 'invoices:write' },
  validateSearch: searchOf({
    client_id: param.number,
    docket_id: param.number,
    tab: param.oneOf(['dockets', 'hand']),
  }),
  loader: lazyFn(() => import('./loaders.ts'), 'loadDefaults'),
  component: lazyPart(() => import('./InvoiceNewScreen.tsx'), 'InvoiceNewScreen'),
})

const settingsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/invoices/settings',
  staticData: { title: 'Invoice settings', permission: 'invoices:settings' },
  loader: lazyFn(() => import('./loaders.ts'), 'loadDefaults'),
  component: lazyPart(() => import('./InvoiceSettingsScreen.tsx'), 'InvoiceSettingsScreen'),
})

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/invoices/$id/edit',
  staticData: { title: 'Invoice', permission: 'invoices:read', tabs: invoiceTabs },
  validateSearch: tabSearch(invoiceTabs),
  loader: lazyFn(() => import('./loaders.ts'), 'loadInvoice'),
  component: lazyPart(() => import('./InvoiceEditScreen.tsx'), 'InvoiceEditScreen'),
})

const checkRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/invoices/$id/check',
  staticData: { title: 'Check invoice', permission: 'invoices:totals' },
  loader: lazyFn(() => import('./loaders.ts'), 'loadInvoiceDocument'),
  component: lazyPart(() => import('./InvoiceCheckScreen.tsx'), 'InvoiceCheckScreen'),
})

/** This file is part of the first page that anybody loads: screens, loaders and schemas come with the route. */
export const invoiceRoutes = [listRoute, newRoute, settingsRoute, editRoute, checkRoute] as const
