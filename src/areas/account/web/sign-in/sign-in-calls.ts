import { signInRoutes } from '../../contract/sign-in-routes.ts'
import type { accountEndpoints } from '../../contract/endpoints.ts'

/** The endpoints of the sign-in page by their types, without their schemas. */
export const signInCalls = signInRoutes as unknown as Pick<typeof accountEndpoints, keyof typeof signInRoutes>
