import { useQuery } from '@tanstack/react-query'
import { chainQuery } from '#areas/chain/web/index.ts'
import { useMay, useViewer } from '#platform/web/calls/session.ts'
import { FigureStrip } from '#ui/parts/FigureStrip.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { Job } from '../contract/job.ts'
import { whoKnowsOwing } from '../rules/job-words.ts'
import { figuresOf, gstNote } from './job-figures.tsx'

/** A job’s amounts that the viewer may see. */
export function JobFigures({ job: { id } }: { job: Job }) {
  const { data: chain } = useQuery(chainQuery('job', id))
  if (!chain) return null
  const figures = figuresOf(id, chain)
  return figures.length > 0 && <FigureStrip label="Job amounts" note={gstNote(figures)} figures={figures} />
}

/** Whom to ask what a job owes, for people who see that of other jobs. */
export function OwingHint({ job: { id } }: { job: Job }) {
  const viewer = useViewer()
  const seesTotals = useMay()('invoices:totals')
  const { data: chain } = useQuery(chainQuery('job', id))
  if (!chain?.job || chain.money || !seesTotals) return null
  return <Notice>{whoKnowsOwing(viewer.id, chain.job)}</Notice>
}
