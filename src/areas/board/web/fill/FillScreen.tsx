import { useMediaQuery } from '@mantine/hooks'
import { IconCheck, IconPencil, IconWand } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { jobPaths } from '#areas/jobs/web/index.ts'
import { useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { plural } from '#shared/text.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Button, LinkButton } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { ScreenHeader } from '#ui/shells/ScreenHeader.tsx'
import type { FillSheet } from '../../contract/fill/fill-sheet.ts'
import { CandidatePanel, spotTitle } from './CandidatePanel.tsx'
import css from './fill.module.css'
import { FillCounts } from './FillCounts.tsx'
import { FillDays } from './FillDays.tsx'
import { FillGrid } from './FillGrid.tsx'
import { fillSheetQuery } from './queries.ts'
import { useFill } from './use-fill.ts'
import { useFillKeys } from './use-fill-keys.ts'

/** All orders of a job filled on one screen, and booked at once. */
export function FillScreen() {
  const job_id = useRecordId()
  const { data, isError, error, refetch } = useQuery(fillSheetQuery(job_id))
  if (!data)
    return isError ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <LoadingState />
  return <Sheet job_id={job_id} sheet={data} />
}

function Sheet({ job_id, sheet }: { job_id: number; sheet: FillSheet }) {
  const fill = useFill(job_id, sheet)
  useFillKeys(fill)
  const isPhone = useMediaQuery('(width < 640px)', undefined, { getInitialValueInEffect: false })
  const { orders, job_no, title, client, suburb } = sheet
  const { spot, cells, isBusy, error } = fill
  const nothing = cells.length === 0 ? 'Choose a machine or a driver first.' : undefined
  const waiting = nothing === undefined ? {} : { disabledReason: nothing }
  return (
    <div className={css.screen}>
      <ScreenHeader
        title="Fill orders"
        number={job_no}
        breadcrumbs={[
          { label: 'Jobs', to: jobPaths.list },
          { label: title, to: jobPaths.edit(job_id) },
        ]}
        status={<span className={css.dim}>{[client, suburb].filter(Boolean).join(', ')}</span>}
        actions={
          <>
            <Button
              icon={<IconWand size={15} aria-hidden />}
              loading={isBusy}
              {...(spot === null && { disabledReason: 'Nothing is left to fill.' })}
              onClick={() => void fill.suggest()}
            >
              Suggest the rest
            </Button>
            <Button
              icon={<IconPencil size={15} aria-hidden />}
              loading={isBusy}
              {...waiting}
              onClick={() => void fill.book('pencilled')}
            >
              Pencil all
            </Button>
            <Button
              variant="primary"
              icon={<IconCheck size={15} aria-hidden />}
              loading={isBusy}
              aria-keyshortcuts="Control+Enter"
              {...waiting}
              onClick={() => void fill.book('confirmed')}
            >
              {cells.length === 0 ? 'Book all' : `Book ${plural(cells.length, 'order')}`}
            </Button>
          </>
        }
      />
      <FillCounts orders={orders} plan={fill.plan} />
      {error && <Notice tone="danger">{error}</Notice>}
      {orders.length === 0 ? (
        <EmptyState
          title="No orders to fill"
          text="This job has no orders from today on."
          action={<LinkButton to={jobPaths.edit(job_id, 'requirements')}>What the job needs</LinkButton>}
        />
      ) : isPhone ? (
        <PhoneFill job_id={job_id} sheet={sheet} fill={fill} />
      ) : (
        <div className={css.body}>
          <FillGrid orders={orders} fill={fill} />
          <aside className={css.panel} aria-label={spot ? spotTitle(spot) : 'Candidates'}>
            <h2 className={css.panelTitle}>{spot ? spotTitle(spot) : 'Everything is filled'}</h2>
            {spot && (
              <p className={css.dim}>
                {spot.order.category}, {spot.order.order_no}
              </p>
            )}
            {spot && (
              <CandidatePanel key={`${spot.kind}${spot.order.row}`} job_id={job_id} spot={spot} fill={fill} />
            )}
          </aside>
        </div>
      )}
    </div>
  )
}

/** Day by day; what is chosen from opens over it. */
function PhoneFill({
  job_id,
  sheet: { orders },
  fill,
}: {
  job_id: number
  sheet: FillSheet
  fill: ReturnType<typeof useFill>
}) {
  const { spot, isPicking, stop } = fill
  return (
    <>
      <FillDays orders={orders} fill={fill} />
      {spot && isPicking && (
        <Dialog title={spotTitle(spot)} size="lg" onClose={stop}>
          <CandidatePanel key={`${spot.kind}${spot.order.row}`} job_id={job_id} spot={spot} fill={fill} />
        </Dialog>
      )}
    </>
  )
}
