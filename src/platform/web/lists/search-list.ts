import type { Input, Output, Page } from '#platform/contract/endpoint.ts'
import { call } from '../calls/api.ts'
import type { PaletteHit, PaletteSearch } from '../web-area.ts'
import type { ListEndpoint } from './list-query.ts'

type RowOf<E extends ListEndpoint> = Output<E> extends Page<infer Row> ? Row : never

/** How the palette finds records: the first few rows of their list that have the typed words. */
export const searchList =
  <E extends ListEndpoint>(endpoint: E, hitOf: (row: RowOf<E>) => PaletteHit): PaletteSearch =>
  async (search, signal) => {
    const query = { search, page_size: 6, with_total: '0' }
    const { rows } = (await call(endpoint, { query } as unknown as Input<E>, { signal })) as Page<RowOf<E>>
    return rows.map(hitOf)
  }
