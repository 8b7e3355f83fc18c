import { read } from '#platform/web/calls/api.ts'
import type { ChainType } from '../contract/chain.ts'
import { chainEndpoints } from '../contract/endpoints.ts'

export const clientWorkQuery = (id: number) => read(chainEndpoints.getClientWork, { params: { id } })

export const clientNewsQuery = (id: number) => read(chainEndpoints.getClientNews, { params: { id } })

export const jobNewsQuery = (id: number) => read(chainEndpoints.getJobNews, { params: { id } })

export const orderMatrixQuery = (id: number) => read(chainEndpoints.getOrderMatrix, { params: { id } })

export const productUseQuery = (id: number) => read(chainEndpoints.getProductUse, { params: { id } })

export const rateCardWorkQuery = (id: number) => read(chainEndpoints.getRateCardWork, { params: { id } })
export const toBillQuery = (id: number) => read(chainEndpoints.getToBill, { params: { id } })

/** Agreed lines of a client’s jobs, or of all with dockets to bill, that no docket carries. */
export const leftToBillQuery = (of: { client_id?: number | undefined; job_id?: number | undefined }) =>
  read(chainEndpoints.listLeftToBill, { query: of })

export const chainQuery = (record_type: ChainType, record_id: number) =>
  read(chainEndpoints.getChain, { params: { record_type, record_id } })
