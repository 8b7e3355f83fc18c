import { signInRoutes } from '../../contract/sign-in-routes.ts'
import type { accountEndpoints } from '../../contract/endpoints.ts'

/** The sign-in page's endpoints by type only, without their schemas. */
export const signInCalls = signInRoutes as unknown as Pick<typeof accountEndpoints, keyof typeof signInRoutes>
