import type { ReactNode } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/states.tsx'
import type { JobView } from './job-views.ts'

const nothing: Record<Exclude<JobView, 'current'>, { title: string; text: string }> = {
  cancelled: {
    title: 'No cancelled jobs',
    text: 'A job that the client or the office calls off is listed here, with the reason.',
  },
  archived: {
    title: 'No archived jobs',
    text: 'A job that is done with and archived leaves the list and waits here. It can be restored.',
  },
}

/** In place of rows: nothing was found, there is none of the kind, or this is the first day. */
export function NoJobs({
  view,
  filtered,
  onClear,
  newJob,
}: {
  view: JobView
  filtered: boolean
  onClear: () => void
  newJob: ReactNode
}) {
  if (filtered)
    return (
      <EmptyState
        title="No job matches"
        text="Try fewer words, or look at all of them."
        action={<Button onClick={onClear}>Clear search and filters</Button>}
      />
    )
  if (view !== 'current') return <EmptyState {...nothing[view]} />
  return (
    <EmptyState
      title="No jobs yet"
      text="A job is work for a client at a site: it says what is needed on which days, and its orders are allocated."
      action={newJob}
    />
  )
}
