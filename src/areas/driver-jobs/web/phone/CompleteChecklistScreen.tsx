import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { type BegunChecklist, ChecklistForm, type ChecklistValues } from '#areas/checklists/web/index.ts'
import type { Checklist } from '#areas/checklists/contract/checklist.ts'
import { answersResult, unfitBy } from '#areas/checklists/rules/answers.ts'
import { useTitle } from '#platform/web/guard/title.ts'
import { Button, LinkButton } from '#ui/parts/Button.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { driverJobCan } from '../../rules/step-rules.ts'
import { driverJobPaths } from '../driver-job-paths.ts'
import { checklistsQuery, driverJobQuery } from '../queries.ts'
import { newUuid } from './steps/new-uuid.ts'
import css from './phone.module.css'
import type { QueuedStep, RefusedStep, StepFile } from './steps/step-queue.ts'
import { useAnswers, useSteps } from './steps/use-steps.ts'
import { WaitingPill } from './steps/WaitingPill.tsx'

/** A driver inspects the machine before work: its category's templates, each once a day. */
export function CompleteChecklistScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { data: job } = useSuspenseQuery(driverJobQuery(id))
  const { data, isError, refetch } = useQuery(checklistsQuery(id))
  const [chosen, setChosen] = useState<Checklist | null>(null)
  const { refused, progress } = useSteps(job)
  const allowed = driverJobCan.prestart(progress)
  useAnswers()
  useTitle(`Checklist ${job.asset ?? ''}`)
  const open = data?.templates.filter(
    (one) => !data.completed.some(({ checklist_id }) => checklist_id === one.id),
  )
  const checklist = chosen ?? (open?.length === 1 ? open[0] : undefined)
  const again = refused.find(
    ({ tap: { step } }) => step.kind === 'prestart' && step.data.checklist_id === checklist?.id,
  )
  return (
    <Screen
      title={checklist?.name ?? 'Checklist'}
      breadcrumbs={[{ label: job.order_no, to: driverJobPaths.edit(id) }]}
      status={<WaitingPill />}
    >
      {allowed !== true && (
        <EmptyState
          title={allowed}
          action={<LinkButton to={driverJobPaths.edit(id)}>Back to the job</LinkButton>}
        />
      )}
      {isError && <ErrorState message="Could not load the checklist." onRetry={() => void refetch()} />}
      {!data && !isError && <LoadingState />}
      {allowed === true && open?.length === 0 && (
        <EmptyState
          title={data?.templates.length === 0 ? 'No checklist for this machine' : 'Checklist done for today'}
          action={<LinkButton to={driverJobPaths.edit(id)}>Back to the job</LinkButton>}
        />
      )}
      {allowed === true && !checklist && open && open.length > 1 && (
        <div className={css.ways}>
          {open.map((one) => (
            <Button key={one.id} onClick={() => setChosen(one)}>
              {one.name}
            </Button>
          ))}
        </div>
      )}
      {allowed === true && checklist && data?.asset && (
        <Filling key={checklist.id} checklist={checklist} asset={data.asset} id={id} again={again} />
      )}
    </Screen>
  )
}

function Filling({
  checklist,
  asset,
  id,
  again,
}: {
  checklist: Checklist
  asset: Parameters<typeof ChecklistForm>[0]['asset']
  id: number
  /** Submitted before and refused: it starts as it was. */
  again: RefusedStep | undefined
}) {
  const { data: job } = useSuspenseQuery(driverJobQuery(id))
  const { take } = useSteps(job)
  const navigate = useNavigate()
  const [was] = useState(again)
  const photos = useRef<readonly StepFile[]>(was?.tap.files ?? [])
  const [started_at] = useState(() => new Date().toISOString())
  const [error, setError] = useState(was?.message ?? null)

  const keepPhoto = async (content: File): Promise<string> => {
    const client_file_id = newUuid()
    photos.current = [...photos.current, { client_file_id, content }]
    return client_file_id
  }
  const submit = ({ answers, ...values }: ChecklistValues) => {
    const named = answers.map(({ client_file_ids, ...answer }) => ({ ...answer, photos: client_file_ids }))
    const files = photos.current.filter(({ client_file_id }) =>
      named.some((answer) => answer.photos.includes(client_file_id)),
    )
    const is_fit = unfitBy(checklist.items, answers).length > 0 ? 0 : null
    const refused = take(
      {
        kind: 'prestart',
        data: { checklist_id: checklist.id, started_at, ...values, is_fit, answers: named },
      },
      {
        files,
        again: was?.tap,
        result: checklist.kind === 'prestart' ? answersResult(checklist.items, answers) : undefined,
      },
    )
    setError(refused)
    if (refused === null) void navigate({ to: driverJobPaths.edit(id) as string, ignoreBlocker: true })
  }
  return (
    <ChecklistForm
      checklist={checklist}
      asset={asset}
      begun={was && begunOf(was.tap)}
      keepPhoto={keepPhoto}
      onSubmit={submit}
      error={error}
    />
  )
}

/** A submitted checklist as form values. */
function begunOf({ step, files }: QueuedStep): BegunChecklist | undefined {
  if (step.kind !== 'prestart') return undefined
  const { smu, odometer, comment, answers } = step.data
  return {
    values: {
      smu,
      odometer,
      comment,
      answers: answers.map(({ photos, ...answer }) => ({ ...answer, client_file_ids: photos })),
    },
    photos: new Map(files.map(({ client_file_id, content }) => [client_file_id, content])),
  }
}
