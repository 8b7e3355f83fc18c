import {
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconPencil,
  IconPhone,
  IconQuestionMark,
  IconSend,
  IconSignatureOff,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { reasonOf } from '#shared/allowed.ts'
import { startsFrom } from '#shared/state-table.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import type { Docket } from '../contract/docket.ts'
import { docketEndpoints } from '../contract/endpoints.ts'
import { type DocketAction, docketActions, docketCan } from '../rules/docket-status.ts'
import { confirmOverride } from './actions/confirm-override.ts'
import { EditDocketDialog } from './form/DocketDialog.tsx'
import { PhoneDialog } from './actions/PhoneDialog.tsx'
import { ReasonDialog } from './actions/ReasonDialog.tsx'

type Item = MenuItem & { run: () => void; icon: ReactNode }
/** Actions on a docket as a whole; prices are set on its lines. */
type Moving = Exclude<DocketAction, 'draft' | 'price' | 'invoice' | 'uninvoice'>

/** The next step, in this order. */
const nextOf: readonly Moving[] = ['submit', 'sign', 'approve', 'revise']

/** Why this person cannot do an action on a docket now, or undefined. */
export function useWhyNotDocket(docket: Docket): (name: DocketAction) => string | undefined {
  const mayNot = useMayNot()
  return (name) => mayNot(name) ?? reasonOf(docketCan[name](docket))
}

/** Why this person may never do it. */
function useMayNot(): (name: DocketAction) => string | undefined {
  const whyNot = useWhyNot()
  return (name) => {
    const { right } = docketActions[name]
    return right === 'system' ? undefined : whyNot(right)
  }
}

/**
 * A docket's actions: the next step as a button, the rest for the menu, each with the reason why it is
 * disabled. Render `dialog` and show `error`.
 */
export function useDocketActions(docket: Docket) {
  const whyNot = useWhyNotDocket(docket)
  const mayNot = useMayNot()
  const [open, setOpen] = useState<Moving | null>(null)
  const withToast = (words: string) => ({ saved: ({ docket_no }: Docket) => `${docket_no} ${words}` })
  const submit = useSave(docketEndpoints.submitDocket, withToast('submitted'))
  const approve = useSave(docketEndpoints.approveDocket, {
    ...withToast('approved'),
    confirmOverride,
  })
  const now = { params: { id: docket.id }, body: { version: docket.version } }
  const close = () => setOpen(null)
  const ask = (name: Moving) => () => setOpen(name)

  const looks: Record<Moving, Pick<Item, 'label' | 'icon' | 'run' | 'danger'>> = {
    edit: { label: 'Edit…', icon: <IconPencil aria-hidden />, run: ask('edit') },
    submit: { label: 'Submit', icon: <IconSend aria-hidden />, run: () => void submit.save(now) },
    sign: { label: 'Signed by phone…', icon: <IconPhone aria-hidden />, run: ask('sign') },
    acceptUnsigned: {
      label: 'Accept unsigned…',
      icon: <IconSignatureOff aria-hidden />,
      run: ask('acceptUnsigned'),
    },
    approve: { label: 'Approve', icon: <IconCheck aria-hidden />, run: () => void approve.save(now) },
    query: { label: 'Query…', icon: <IconQuestionMark aria-hidden />, run: ask('query') },
    revise: { label: 'New version…', icon: <IconPencil aria-hidden />, run: ask('revise') },
    reopen: { label: 'Reopen…', icon: <IconArrowBackUp aria-hidden />, run: ask('reopen') },
    void: { label: 'Void…', icon: <IconBan aria-hidden />, danger: true, run: ask('void') },
  }
  const isInState = (name: Moving) => startsFrom(docketActions[name], docket.status)
  const itemOf = (name: Moving) => ({ ...looks[name], disabledReason: whyNot(name) }) as Item
  const main = nextOf.find((name) => isInState(name) && !mayNot(name))
  const others = (Object.keys(looks) as Moving[]).filter((name) => name !== main && isInState(name))

  return {
    next: main && itemOf(main),
    menu: others.map(itemOf),
    error: submit.submitError ?? approve.submitError,
    dialog: (
      <>
        {(open === 'edit' || open === 'revise') && (
          <EditDocketDialog docket={docket} action={open} onClose={close} />
        )}
        {open === 'sign' && <PhoneDialog docket={docket} onClose={close} />}
        {(open === 'acceptUnsigned' || open === 'query' || open === 'reopen' || open === 'void') && (
          <ReasonDialog docket={docket} action={open} onClose={close} />
        )}
      </>
    ),
  }
}
