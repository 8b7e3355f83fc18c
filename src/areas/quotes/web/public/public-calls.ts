import { publicRoutes } from '../../contract/public-routes.ts'
import type { publicQuoteEndpoints } from '../../contract/public-endpoints.ts'

/** The public page's endpoints by type only, without their schemas. */
export const publicCalls = publicRoutes as unknown as Pick<
  typeof publicQuoteEndpoints,
  keyof typeof publicRoutes
>
