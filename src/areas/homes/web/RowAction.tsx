import { Suspense } from 'react'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/parts/Button.tsx'
import { CallLink } from '#ui/parts/CallLink.tsx'
import type { HomeAction } from '../contract/home.ts'
import { LetterButton } from './LetterButton.tsx'

/** Loaded only by a home with a driver to clear, a job to send, a machine to book, an order to confirm, a mention to open or a docket to approve. */
const ClearForDuty = lazyPart(() => import('#areas/driver-jobs/web/index.ts'), 'ClearForDuty')
const SendJob = lazyPart(() => import('#areas/driver-jobs/web/index.ts'), 'SendJob')
const BookAsset = lazyPart(() => import('#areas/scheduler/web/index.ts'), 'BookAsset')
const ConfirmOrder = lazyPart(() => import('#areas/work-orders/web/index.ts'), 'ConfirmOrder')
const OpenMention = lazyPart(() => import('#areas/notifications/web/index.ts'), 'OpenMention')
const ApproveDocket = lazyPart(() => import('#areas/dockets/web/index.ts'), 'ApproveDocket')

/** The one button of a row. */
export function RowAction({ label, action }: { label: string; action: HomeAction }) {
  switch (action.kind) {
    case 'call':
      return <CallLink phone={action.phone} who={action.who} />
    case 'open':
      return (
        <LinkButton to={action.to}>
          {action.verb}
          <span className="visually-hidden">: {label}</span>
        </LinkButton>
      )
    case 'letter':
      return <LetterButton action={action} label={label} />
    case 'clear_for_duty':
      return (
        <Suspense fallback={null}>
          <ClearForDuty driver_job_id={action.driver_job_id} driver={label} />
        </Suspense>
      )
    case 'confirm_order':
      return (
        <Suspense fallback={null}>
          <ConfirmOrder id={action.id} version={action.version} order_no={action.order_no} />
        </Suspense>
      )
    case 'send_job':
      return (
        <Suspense fallback={null}>
          <SendJob booking_id={action.booking_id} order_no={action.order_no} driver={label} />
        </Suspense>
      )
    case 'book':
      return (
        <Suspense fallback={null}>
          <BookAsset
            order_id={action.order_id}
            version={action.version}
            asset_id={action.asset_id}
            asset={action.asset}
            of={label}
          />
        </Suspense>
      )
    case 'open_mention':
      return (
        <Suspense fallback={null}>
          <OpenMention id={action.notification_id} to={action.to} of={label} />
        </Suspense>
      )
    case 'approve_docket':
      return (
        <Suspense fallback={null}>
          <ApproveDocket id={action.id} version={action.version} docket_no={label} />
        </Suspense>
      )
  }
}
