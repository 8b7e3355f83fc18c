import { IconPencil } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentProps, createContext, type ReactNode, Suspense, useContext, useEffect } from 'react'
import { Button, type ButtonProps, LinkButton } from '#ui/parts/Button.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import type { Tab } from '#ui/shells/Tabs.tsx'
import { TabbedScreen } from '#ui/shells/TabbedScreen.tsx'
import { type PaletteAction, usePaletteActions } from '../shell/palette/palette-actions.ts'
import { useTitle } from '../guard/title.ts'
import { type Editing, EditingContext } from './editing.ts'
import { ListSteps } from './ListSteps.tsx'

interface Edit {
  editing: Editing
  /** The record's state allows no edit, so that there is no button. */
  isLocked: boolean
  /** Why this person may not. */
  disabledReason: string | undefined
}

type TabbedRecordProps = ComponentProps<typeof TabbedScreen> & {
  id: number
  /** In the browser's tab. */
  name: string
  palette?: readonly PaletteAction[]
  error?: string | null
  notices?: ReactNode
  /** What an action has opened. */
  dialog?: ReactNode
  /** Of a record that opens as its summary. */
  edit?: Edit | undefined
}

/**
 * A record with its tabs; the children are the open one. The browser's tab has its name, the palette its actions, and
 * a refusal and the record's notices are above the tab. While it is edited, the form's buttons replace the actions.
 */
export function TabbedRecord({
  id,
  name,
  palette = [],
  error,
  notices,
  dialog,
  edit,
  actions,
  children,
  ...screen
}: TabbedRecordProps) {
  useTitle(name)
  usePaletteActions(palette)
  const [summary] = screen.tabs
  // Going to another tab leaves the form.
  useEffect(() => {
    if (edit?.editing.isOpen && !summary?.active) edit.editing.close()
  })
  const isEditing = Boolean(edit?.editing.isOpen && summary?.active)
  const barredEdit = edit && !edit.isLocked ? edit.disabledReason : undefined
  return (
    <TabbedScreen
      {...screen}
      actions={
        !isEditing && (
          <>
            <ListSteps id={id} />
            {edit && !edit.isLocked && !barredEdit && summary && <EditButton {...edit} summary={summary} />}
            <BarredEdit value={barredEdit}>{actions}</BarredEdit>
          </>
        )
      }
    >
      {error && <Notice tone="danger">{error}</Notice>}
      {notices}
      <EditingContext value={edit?.editing ?? null}>
        <Suspense key={id} fallback={<LoadingState />}>
          {children}
        </Suspense>
      </EditingContext>
      {dialog}
    </TabbedScreen>
  )
}

/** Opens the form, from any tab. */
function EditButton({ editing, summary }: Pick<Edit, 'editing'> & { summary: Tab }) {
  const navigate = useNavigate()
  return (
    <Button
      icon={<IconPencil aria-hidden />}
      aria-keyshortcuts="e"
      onClick={() => {
        if (summary.active) editing.open()
        else void navigate({ to: summary.to }).then(editing.open)
      }}
    >
      Edit
    </Button>
  )
}

/** Why this person never edits the record: an item of its menu says so, instead of a grey button. */
const BarredEdit = createContext<string | undefined>(undefined)

/** What is done with a record next, as a button, and the rest in a menu. */
export function RecordActions({
  next,
  menu,
  name,
  variant = 'primary',
}: {
  next?: MenuItem | undefined
  menu: MenuItem[]
  name: string
  variant?: ButtonProps['variant']
}) {
  const barredEdit = useContext(BarredEdit)
  const items = barredEdit
    ? [
        { label: 'Edit', icon: <IconPencil aria-hidden />, disabledReason: barredEdit, run: doNothing },
        ...menu,
      ]
    : menu
  return (
    <>
      {next?.to !== undefined && (
        <LinkButton variant={variant} icon={next.icon} to={next.to}>
          {next.label}
        </LinkButton>
      )}
      {next?.run && (
        <Button variant={variant} icon={next.icon} disabledReason={next.disabledReason} onClick={next.run}>
          {next.label}
        </Button>
      )}
      {items.length > 0 && <RowMenu items={items} label={`More for ${name}`} />}
    </>
  )
}

const doNothing = () => {}
