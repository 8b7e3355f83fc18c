import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { plural } from '#shared/text.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { Button } from '#ui/parts/Button.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { Column } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import css from './RecordParts.module.css'

interface Part {
  id: number
  name: string
  archived_at: string | null
  version: number
}

/**
 * Without duplicates: the two answers arrive one after the other, and meanwhile a moved part is in both, once
 * outdated.
 */
const onceEach = <P extends Part>(parts: readonly P[]): P[] =>
  parts.filter(({ id, version }) => !parts.some((other) => other.id === id && other.version > version))

interface Props<P extends Part> {
  title: string
  noun: string
  current: UseQueryOptions<P[]>
  archived: UseQueryOptions<P[]>
  columns: (onOpen: (part: P) => void) => Column<P>[]
  /** Actions on a current one other than edit and archive. */
  actions?: (part: P) => MenuItem[]
  onArchive: (part: P) => unknown
  onRestore: (part: P) => unknown
  /** The consequence of archiving, for the confirmation. */
  archiveMessage: string
  emptyText: string
  /** Why they may not be changed now. */
  disabledReason: string | undefined
  refused: string | null
  newDialog: (dialog: { isFirst: boolean; onClose: () => void }) => ReactNode
  editDialog: (dialog: { part: P; readOnly: boolean; onClose: () => void }) => ReactNode
}

/** The parts of a record, such as its contacts: added, opened in a dialog, archived and restored. */
export function RecordParts<P extends Part>({ title, noun, disabledReason, refused, ...props }: Props<P>) {
  const { data: current = [], isFetching } = useQuery(props.current)
  const { data: archived = [] } = useQuery(props.archived)
  const [withArchived, setWithArchived] = useState(false)
  const [open, setOpen] = useState<'new' | P | null>(null)
  const onClose = () => setOpen(null)
  const all = onceEach([...current, ...archived])
  const rows = withArchived ? all : all.filter((part) => !part.archived_at)
  const archivedCount = all.filter((part) => part.archived_at).length

  const askToArchive = async (part: P) => {
    const answer = await confirm({
      title: `Archive ${part.name}?`,
      message: props.archiveMessage,
      confirmLabel: 'Archive',
      danger: true,
    })
    if (answer) await props.onArchive(part)
  }
  const rowMenu = (part: P): MenuItem[] =>
    part.archived_at
      ? [{ label: 'Restore', disabledReason, run: () => void props.onRestore(part) }]
      : [
          { label: 'Edit', disabledReason, run: () => setOpen(part) },
          ...(props.actions?.(part) ?? []),
          { label: 'Archive', danger: true, disabledReason, run: () => void askToArchive(part) },
        ]
  const add = (
    <NewButton disabledReason={disabledReason} onClick={() => setOpen('new')}>
      New {noun}
    </NewButton>
  )
  // An open one shows its current state, even if someone archives it in the meantime.
  const opened = open === 'new' ? null : (all.find((part) => part.id === open?.id) ?? open)

  return (
    <Section title={title} actions={rows.length > 0 && add}>
      {refused && <Notice tone="danger">{refused}</Notice>}
      <DataTable
        label={title}
        rows={rows}
        columns={props.columns(setOpen)}
        rowKey={({ id }) => id}
        rowMenu={rowMenu}
        loading={isFetching && rows.length === 0}
        empty={<EmptyState title={`No ${noun}s yet`} text={props.emptyText} action={add} />}
      />
      {archivedCount > 0 && (
        <div className={css.more}>
          <Button variant="quiet" aria-pressed={withArchived} onClick={() => setWithArchived(!withArchived)}>
            {withArchived ? 'Hide' : 'Show'} {plural(archivedCount, `archived ${noun}`)}
          </Button>
        </div>
      )}
      {open === 'new' && props.newDialog({ isFirst: current.length === 0, onClose })}
      {opened &&
        props.editDialog({
          part: opened,
          readOnly: disabledReason !== undefined || opened.archived_at !== null,
          onClose,
        })}
    </Section>
  )
}
