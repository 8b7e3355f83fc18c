import { Refusal } from '../calls/refusal.ts'

/** Someone else saved first: the record as it is now, who changed it, and when (an instant). */
export interface Conflict<Current> {
  current: Current
  changed_by: string
  changed_at: string
}

/** The conflict in a refusal, or null when it is about something else. */
export function conflictOf<Current>(error: unknown): Conflict<Current> | null {
  if (!(error instanceof Refusal) || error.status !== 409) return null
  const data = error.data as Partial<Conflict<Current>> | null | undefined
  return data?.current !== undefined && data.changed_by && data.changed_at
    ? (data as Conflict<Current>)
    : null
}

/** Whether a refusal can be overridden with a reason: the server says so by naming the field. */
export const isOverridable = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.status === 409 && 'override' in error.errors

/** Shows the objection and asks for a reason to go ahead; null when cancelled. */
export type AskOverride = (words: string) => Promise<{ reason: string } | null>
