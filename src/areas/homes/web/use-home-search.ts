import { useSearch } from '@tanstack/react-router'
import type { Period } from '../contract/periods.ts'

/** The day or period in the address of a home. */
export const useHomeSearch = () =>
  useSearch({ strict: false }) as { day?: string; period?: Period; all?: string }
