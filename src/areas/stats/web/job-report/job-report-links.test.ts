import { expect, test } from 'vitest'
import { jobReportLinks } from './job-report-links.ts'

const november = { from: '2026-11-01', to: '2026-11-30' }
const all = () => true

test('the lists of all jobs have the filters of the report, or there is none', () => {
  expect(jobReportLinks({}, november, all)).toEqual({
    orders: '/dashboard/work-orders?order_status=Not+Cancelled&from=2026-11-01&to=2026-11-30',
    dockets: '/dashboard/dockets?status=Approved+or+Invoiced&from=2026-11-01&to=2026-11-30',
    invoices: undefined,
  })
  expect(jobReportLinks({ client_id: 3, driver_id: 5 }, november, all)).toEqual({
    orders: undefined,
    dockets:
      '/dashboard/dockets?status=Approved+or+Invoiced&client_id=3&driver_id=5&from=2026-11-01&to=2026-11-30',
    invoices: undefined,
  })
  for (const filter of [
    { search: 'Dig' },
    { project_id: 4 },
    { status: 'Pending' },
    { job_type: 'Cartage' },
  ] as const)
    expect(jobReportLinks(filter, november, all)).toEqual({
      orders: undefined,
      dockets: undefined,
      invoices: undefined,
    })
})

test('those of a job have its category and driver, where the list can', () => {
  expect(jobReportLinks({ client_id: 3, status: 'Pending' }, november, all, 7)).toEqual({
    orders: '/dashboard/work-orders?order_status=Not+Cancelled&job_id=7&from=2026-11-01&to=2026-11-30',
    dockets: '/dashboard/dockets?status=Approved+or+Invoiced&job_id=7&from=2026-11-01&to=2026-11-30',
    invoices: '/dashboard/invoices?status=Issued&job_id=7&from=2026-11-01&to=2026-11-30',
  })
  expect(jobReportLinks({ asset_category_id: 2 }, november, all, 7)).toEqual({
    orders:
      '/dashboard/work-orders?order_status=Not+Cancelled&job_id=7&asset_category_id=2&from=2026-11-01&to=2026-11-30',
    dockets: undefined,
    invoices: undefined,
  })
  expect(jobReportLinks({}, november, () => false, 7)).toEqual({
    orders: undefined,
    dockets: undefined,
    invoices: undefined,
  })
})
