import type { FieldErrors } from '#platform/contract/app-error.ts'

export interface Fit {
  min_tonne?: number | null | undefined
  max_tonne?: number | null | undefined
}

export const massesInOrder = 'The heaviest machine must not be lighter than the lightest.'

/** Which machines it fits. */
export const checkFit = ({ min_tonne, max_tonne }: Fit): FieldErrors =>
  min_tonne != null && max_tonne != null && max_tonne < min_tonne ? { max_tonne: massesInOrder } : {}
