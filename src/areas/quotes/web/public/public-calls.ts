import { publicRoutes } from '../../contract/public-routes.ts'
import type { publicQuoteEndpoints } from '../../contract/public-endpoints.ts'

/** The endpoints of the public page by their types, without their schemas. */
export const publicCalls = publicRoutes as unknown as Pick<
  typeof publicQuoteEndpoints,
  keyof typeof publicRoutes
>
