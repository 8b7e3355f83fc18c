import { lazyPart } from '#ui/lazy-part.tsx'

export { ConvertQuoteDialog } from './quoted/ConvertQuoteDialog.tsx'
export { jobFilter } from './job-filter.tsx'
export { jobSearch } from './job-search.ts'
export { JobPicker } from './JobPicker.tsx'
export { jobPaths } from './job-paths.ts'
export { jobTone } from './job-tone.ts'
export { JobStatusBadge } from './JobStatusBadge.tsx'
export { PartiesOfJob } from './PartiesOfJob.tsx'

/** With the job list's columns and filters, only when its tab opens. */
export const JobsOfClientTab = lazyPart(() => import('./list/JobsOfClientTab.tsx'), 'JobsOfClientTab')
