import { serverArea } from '#platform/server/platform.ts'
import { chainEndpoints } from '../contract/endpoints.ts'
import { readChain } from './read-chain.ts'
import { readClientNews } from './read-client-news.ts'
import { readClientWork } from './read-client-work.ts'
import { readJobNews } from './read-job-news.ts'
import { readLeftToBill } from './read-left-to-bill.ts'
import { readOrderMatrix } from './read-order-matrix.ts'
import { readProductUse } from './read-product-use.ts'
import { readRateCardWork } from './read-rate-card-work.ts'
import { readToBill } from './read-to-bill.ts'

export { type HireToInvoice, listHiresToInvoice } from './list-hires-to-invoice.ts'
export { seesToBill, toBillOf } from './read-to-bill.ts'

export const chainArea = serverArea({
  endpoints: chainEndpoints,

  handlers: ({ db, clock, records }) => ({
    getChain: async ({ viewer, params: { record_type, record_id } }) => {
      await records.mustRead(db, viewer, record_type, record_id)
      return readChain(db, viewer, record_type, record_id, clock.today())
    },
    getClientWork: async ({ viewer, params: { id } }) => {
      await records.mustRead(db, viewer, 'client', id)
      return readClientWork(db, viewer, id, clock.today())
    },
    getClientNews: async ({ viewer, params: { id } }) => {
      await records.mustRead(db, viewer, 'client', id)
      return readClientNews(db, viewer, records, id)
    },
    getJobNews: async ({ viewer, params: { id } }) => {
      await records.mustRead(db, viewer, 'job', id)
      return readJobNews(db, viewer, records, id)
    },
    getOrderMatrix: async ({ viewer, params: { id } }) => {
      await records.mustRead(db, viewer, 'job', id)
      return readOrderMatrix(db, viewer, id, clock.today())
    },
    getToBill: async ({ viewer, params: { id } }) => {
      await records.mustRead(db, viewer, 'job', id)
      return readToBill(db, viewer, id, clock.today())
    },
    listLeftToBill: ({ viewer, query }) => readLeftToBill(db, viewer, query, clock.today()),
    getProductUse: async ({ viewer, params: { id } }) => {
      await records.mustRead(db, viewer, 'product', id)
      return readProductUse(db, viewer, id, clock.today())
    },
    getRateCardWork: async ({ viewer, params: { id } }) => {
      await records.mustRead(db, viewer, 'rate_card', id)
      return readRateCardWork(db, viewer, id, clock.today())
    },
  }),
})
