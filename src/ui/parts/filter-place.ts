import { createContext } from 'react'

/**
 * How a filter is shown: `row`, always; `more`, behind `+ Filter` and shown only while it is set; `chosen`, just
 * picked from there and opened.
 */
export const FilterPlace = createContext<'row' | 'more' | 'chosen'>('row')
