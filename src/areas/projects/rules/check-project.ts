import type { FieldErrors } from '#platform/contract/app-error.ts'

/** What a project's dates must be together, as far as they are filled in; shared by form and server. */
export const projectErrors = ({
  start_date,
  end_date,
}: {
  start_date?: string | null | undefined
  end_date?: string | null | undefined
}): FieldErrors =>
  start_date && end_date && end_date < start_date
    ? { end_date: 'End date must be on or after the start date.' }
    : {}
