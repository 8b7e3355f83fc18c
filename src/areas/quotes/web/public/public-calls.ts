import { publicDoor } from '../../contract/public-door.ts'
import type { publicQuoteEndpoints } from '../../contract/public-endpoints.ts'

/** The endpoints of the public page by their types, without their schemas. */
export const publicCalls = publicDoor as unknown as Pick<typeof publicQuoteEndpoints, keyof typeof publicDoor>
