import { read } from '#platform/web/calls/api.ts'
import type { ChainType } from '../contract/chain.ts'
import { chainEndpoints } from '../contract/endpoints.ts'

export const clientWorkQuery = (id: number) => read(chainEndpoints.getClientWork, { params: { id } })

export const clientNewsQuery = (id: number) => read(chainEndpoints.getClientNews, { params: { id } })

export const jobNewsQuery = (id: number) => read(chainEndpoints.getJobNews, { params: { id } })

export const productUseQuery = (id: number) => read(chainEndpoints.getProductUse, { params: { id } })

export const rateCardWorkQuery = (id: number) => read(chainEndpoints.getRateCardWork, { params: { id } })
export const toBillQuery = (id: number) => read(chainEndpoints.getToBill, { params: { id } })

export const chainQuery = (record_type: ChainType, record_id: number) =>
  read(chainEndpoints.getChain, { params: { record_type, record_id } })
