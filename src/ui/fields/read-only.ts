import { createContext } from 'react'

/** Every field inside is read-only: an archived record, or one that the person may only see. */
export const ReadOnlyContext = createContext(false)
