import { IconPhone } from '@tabler/icons-react'
import { Suspense } from 'react'
import { dialled, formatPhone } from '#shared/phone.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/parts/Button.tsx'
import type { HomeItem } from '../contract/home.ts'
import css from './home.module.css'

/** Only a home on which somebody waits to be cleared, or a docket to be approved, loads how that is done. */
const ClearForDuty = lazyPart(() => import('#areas/driver-jobs/web/index.ts'), 'ClearForDuty')
const ApproveDocket = lazyPart(() => import('#areas/dockets/web/index.ts'), 'ApproveDocket')

/** The one button of a row. */
export function RowAction({ label, action }: { label: string; action: NonNullable<HomeItem['action']> }) {
  const { kind, verb, to, id, version } = action
  if (kind === 'call') return <CallLink phone={to ?? ''} who={label} />
  if (kind === 'open')
    return (
      <LinkButton to={to ?? ''}>
        {verb}
        <span className="visually-hidden">: {label}</span>
      </LinkButton>
    )
  return (
    <Suspense fallback={null}>
      {kind === 'clear_for_duty' && <ClearForDuty driver_job_id={id ?? 0} driver={label} />}
      {kind === 'approve_docket' && <ApproveDocket id={id ?? 0} version={version ?? 0} docket_no={label} />}
    </Suspense>
  )
}

/** Rings somebody; the number is there to read too. */
export function CallLink({ phone, who }: { phone: string; who: string }) {
  return (
    <a className={css.call} href={`tel:${dialled(phone)}`} title={formatPhone(phone)}>
      <IconPhone size={14} aria-hidden />
      Call
      <span className="visually-hidden">
        {' '}
        {who}, {formatPhone(phone)}
      </span>
    </a>
  )
}
