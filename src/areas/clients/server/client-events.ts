import { eventKind } from '#platform/server/change/change.ts'

/** The client was put on credit hold. */
export const clientHeld = eventKind<{ client_id: number; name: string }>('clientHeld')

/** The client is off credit hold again. */
export const clientReleased = eventKind<{ client_id: number }>('clientReleased')
