import * as z from 'zod'
import { endpoint, idParams } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { LogPage } from '#areas/activity-log/contract/log-entry.ts'
import { Chain, chainTypes } from './chain.ts'
import { ClientWork } from './client-work.ts'
import { LeftToBill } from './left-to-bill.ts'
import { OrderMatrix } from './order-matrix.ts'
import { ProductUse } from './product-use.ts'
import { RateCardWork } from './rate-card-work.ts'
import { ToBill } from './to-bill.ts'

export const chainEndpoints = {
  getChain: endpoint({
    method: 'GET',
    path: '/api/chains/:record_type/:record_id',
    permission: 'signed_in',
    summary: 'What a record came from and leads to, from quote to invoice.',
    // A change to any of its records changes it.
    topic: '*',
    params: z.object({ record_type: z.enum(chainTypes), record_id: idParam }),
    output: Chain,
  }),
  getClientWork: endpoint({
    method: 'GET',
    path: '/api/clients/:id/work',
    permission: 'clients:read',
    summary: 'A client’s work from quote to invoice: open records and amount owing.',
    // A change to any of its records changes it.
    topic: '*',
    params: idParams,
    output: ClientWork,
  }),
  getClientNews: endpoint({
    method: 'GET',
    path: '/api/clients/:id/news',
    permission: 'clients:read',
    summary: 'The latest that was done to a client and its quotes, jobs, dockets and invoices.',
    topic: 'client',
    also: ['quote', 'job', 'docket', 'invoice'],
    params: idParams,
    output: LogPage,
  }),
  getJobNews: endpoint({
    method: 'GET',
    path: '/api/jobs/:id/news',
    permission: 'jobs:read',
    summary: 'The latest that was done to a job, its orders, dockets and invoices.',
    topic: 'job',
    also: ['job_item', 'docket', 'invoice'],
    params: idParams,
    output: LogPage,
  }),
  getOrderMatrix: endpoint({
    method: 'GET',
    path: '/api/jobs/:id/order-matrix',
    permission: 'work-orders:read',
    summary: 'A job’s orders by machine and day, with who does each and how far it is.',
    topic: 'job_item',
    also: ['job', 'driver_job', 'docket', 'asset', 'driver'],
    params: idParams,
    output: OrderMatrix,
  }),
  getToBill: endpoint({
    method: 'GET',
    path: '/api/jobs/:id/to-bill',
    permission: 'dockets:prices',
    summary: 'What is agreed, done, billed and left to bill of a job, line by line.',
    // A change to any of its records changes it.
    topic: '*',
    params: idParams,
    output: ToBill,
  }),
  listLeftToBill: endpoint({
    method: 'GET',
    path: '/api/left-to-bill',
    permission: 'invoices:write',
    summary: 'Agreed lines and dry hires of jobs that no docket carries, with what is left of each to bill.',
    topic: 'invoice',
    also: ['docket', 'job'],
    query: z.object({ client_id: idParam.optional(), job_id: idParam.optional() }),
    output: z.array(LeftToBill),
  }),
  getProductUse: endpoint({
    method: 'GET',
    path: '/api/products/:id/use',
    permission: 'products:read',
    summary: 'Where a product was last used, and how much of it was invoiced this financial year.',
    // Any document may use it.
    topic: '*',
    params: idParams,
    output: ProductUse,
  }),
  getRateCardWork: endpoint({
    method: 'GET',
    path: '/api/rate-cards/:id/work',
    permission: 'rate-cards:read',
    summary: 'How many open quotes, open jobs and unapproved dockets a rate card is for.',
    // A change to any of them changes it.
    topic: '*',
    params: idParams,
    output: RateCardWork,
  }),
}
