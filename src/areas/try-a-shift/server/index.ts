import { serverArea } from '#platform/server/platform.ts'
import { tryAShiftEndpoints } from '../contract/endpoints.ts'
import { priceShift } from './price-shift.ts'

export const tryAShiftArea = serverArea({
  endpoints: tryAShiftEndpoints,

  handlers: ({ db }) => ({
    // One view of rates and terms, of which nothing is changed.
    priceShift: ({ viewer, body }) =>
      db
        .transaction()
        .setAccessMode('read only')
        .execute((tx) => priceShift(tx, viewer, body)),
  }),
})
