import { door } from '../contract/door.ts'
import type { accountEndpoints } from '../contract/endpoints.ts'

/** The endpoints of the sign-in page by their types, without their schemas. */
export const doorCalls = door as unknown as Pick<typeof accountEndpoints, keyof typeof door>
