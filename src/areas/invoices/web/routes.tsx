import { lazyFn } from '@tanstack/react-router'
import { listSearch, param, searchOf } from '#platform/web/lists/search-params.ts'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { invoiceStatusFilters, owingFilters, paidFilters } from '../contract/choices.ts'
import { invoiceTabs } from './invoice-paths.ts'

/** This file is part of the first page that anyone loads: screens, loaders and schemas come with the route. */
export const invoiceRoutes = [
  screenRoute('/dashboard/invoices', {
    title: 'Invoices',
    permission: 'invoices:read',
    search: listSearch({
      status: param.oneOf(invoiceStatusFilters),
      client_id: param.number,
      job_id: param.number,
      owing: param.oneOf(owingFilters),
      paid: param.oneOf(paidFilters),
      from: param.date,
      to: param.date,
    }),
    loader: lazyFn(() => import('./loaders.ts'), 'loadInvoices'),
    screen: lazyPart(() => import('./list/InvoiceListScreen.tsx'), 'InvoiceListScreen'),
  }),
  screenRoute('/dashboard/invoices/new', {
    title: 'New invoice',
    permission: 'invoices:write',
    search: searchOf({
      client_id: param.number,
      job_id: param.number,
      docket_id: param.number,
      tab: param.oneOf(['dockets', 'hand']),
    }),
    loader: lazyFn(() => import('./loaders.ts'), 'loadDefaults'),
    screen: lazyPart(() => import('./form/InvoiceNewScreen.tsx'), 'InvoiceNewScreen'),
  }),
  screenRoute('/dashboard/invoices/settings', {
    title: 'Invoice settings',
    permission: 'invoices:settings',
    loader: lazyFn(() => import('./loaders.ts'), 'loadDefaults'),
    screen: lazyPart(() => import('./InvoiceSettingsScreen.tsx'), 'InvoiceSettingsScreen'),
  }),
  screenRoute('/dashboard/invoices/$id/edit', {
    title: 'Invoice',
    permission: 'invoices:read',
    tabs: invoiceTabs,
    loader: lazyFn(() => import('./loaders.ts'), 'loadInvoice'),
    screen: lazyPart(() => import('./form/InvoiceEditScreen.tsx'), 'InvoiceEditScreen'),
  }),
  screenRoute('/dashboard/invoices/$id/check', {
    title: 'Invoice preview',
    permission: 'invoices:totals',
    loader: lazyFn(() => import('./loaders.ts'), 'loadInvoiceDocument'),
    screen: lazyPart(() => import('./form/InvoicePreviewScreen.tsx'), 'InvoicePreviewScreen'),
  }),
] as const
