import { createContext } from 'react'

/** Makes every field inside read-only: an archived record, or one the person may only view. */
export const ReadOnlyContext = createContext(false)
