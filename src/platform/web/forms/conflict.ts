import { Refusal } from '../calls/refusal.ts'

/** Somebody else saved first: what the record is now, who changed it, and when (an instant). */
export interface Conflict<Current> {
  current: Current
  changed_by: string
  changed_at: string
}

/** The conflict that a refusal is about, or null when it is about something else. */
export function conflictOf<Current>(error: unknown): Conflict<Current> | null {
  if (!(error instanceof Refusal) || error.status !== 409) return null
  const data = error.data as Partial<Conflict<Current>> | null | undefined
  return data?.current !== undefined && data.changed_by && data.changed_at
    ? (data as Conflict<Current>)
    : null
}

/** Whether a refusal gives way to a reason of whoever was refused: the server says so by the name of the field. */
export const isOverridable = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.status === 409 && 'override' in error.errors

/** Says what speaks against it and asks for a reason to do it all the same; null when it is not to be done. */
export type AskOverride = (words: string) => Promise<{ reason: string } | null>
