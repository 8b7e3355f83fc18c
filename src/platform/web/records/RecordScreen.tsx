import { useParams } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { reasonOf } from '#shared/allowed.ts'
import { capitalised } from '#shared/text.ts'
import { ArchivedNotice } from '#ui/parts/ArchivedNotice.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { archiveItem } from './archive-item.tsx'
import { useEditing } from './editing.ts'
import { type Titled, nameOf } from './named.ts'
import type { TabbedPlainRecord } from './plain-record.ts'
import { RecordActions, TabbedRecord } from './TabbedRecord.tsx'
import { useArchive } from './use-archive.ts'
import { useRecordTabs } from './use-record-tabs.ts'
import { useWhyNot } from '../refusals/why-not.ts'

/** Why the record is read-only: its state, or a right the person lacks. */
export interface RecordLocks {
  locked: string | undefined
  mayNotWrite: string | undefined
  /** Neither. */
  canWrite: boolean
}

export interface Shown {
  id: number
  archived_at: string | null
  archive_reason: string | null
}

/** What a record's screen shows around its tabs. */
export interface RecordFrame<Name extends string, Row extends Shown> {
  record: TabbedPlainRecord<Name, NoInfer<Row>>
  shown: Row
  /** Distinguishes it from others with the same name: its number. */
  hint?: string | undefined
  /** Its state, besides archived. */
  badges?: ReactNode
  /** Why this person may not change this one, where they may change others. */
  mayNotWrite?: string | undefined
  /** Why it cannot be archived or restored now. */
  whyNotArchive?: string | undefined
  /** The step it waits for: its main button. */
  next?: MenuItem | undefined
  /** Actions other than archive and restore. */
  menu?: readonly MenuItem[]
  /** A refusal from one of those. */
  error?: string | null
  /** Buttons of the header on the first tab; the others have their own. */
  actions?: ReactNode
  /** Current warnings, on every tab. */
  notices?: ReactNode
  /** Shown by the first tab until someone edits; without one it is always the form. */
  summary?: ReactNode
  chain?: ReactNode
  counts?: Partial<Record<Name, number | undefined>>
  children?: ReactNode
}
interface Slots<Name extends string, Row extends Shown> extends RecordFrame<Name, Row> {
  /** The content of each tab. */
  panels: (locks: RecordLocks) => Readonly<Record<Name, ReactNode>>
}

/** The `id` in the address. */
export const useRecordId = (): number => Number(useParams({ strict: false }).id)

/** A record's screen with tabs, each with its own address, and archive and restore. */
export function RecordScreen<Name extends string, Row extends Shown>(
  slots: Slots<Name, Row> & Titled<Row>,
): ReactNode
export function RecordScreen<Name extends string, Row extends Shown>({
  record,
  shown,
  title = nameOf(shown),
  hint,
  badges,
  mayNotWrite: notThisOne,
  whyNotArchive,
  next,
  menu = [],
  error,
  actions,
  notices,
  summary,
  chain,
  counts = {},
  panels,
  children,
}: Slots<Name, Row> & { title?: string }) {
  const { noun, paths, tabs } = record
  const rule = record.can.edit(shown)
  const { id, archived_at } = shown
  const { archive, restore, error: refusal } = useArchive(record)
  const whyNot = useWhyNot()
  const mayNotWrite = whyNot(record.write) ?? notThisOne
  const bringBack = () => void restore([id], title)
  const items = [
    ...menu,
    archiveItem({
      noun: noun.one,
      isArchived: archived_at !== null,
      disabledReason: mayNotWrite ?? whyNotArchive,
      archive: () => void archive([id], title),
      restore: bringBack,
    }),
  ]
  const locked = reasonOf(rule)
  const locks = { locked, mayNotWrite, canWrite: !locked && !mayNotWrite }
  const editing = useEditing(id)
  const { open, links } = useRecordTabs(tabs, (name) => paths.edit(id, name), { counts })
  return (
    <TabbedRecord
      id={id}
      name={title}
      title={title}
      number={hint}
      status={
        <>
          {badges}
          {archived_at && <StatusBadge status="Archived" />}
        </>
      }
      breadcrumbs={[
        archived_at
          ? { label: `Archived ${noun.many}`, to: paths.archived }
          : { label: capitalised(noun.many), to: paths.list },
      ]}
      chain={chain}
      edit={
        summary
          ? {
              editing,
              isLocked: locked !== undefined || tabs[open].isForm === true,
              disabledReason: mayNotWrite,
            }
          : undefined
      }
      actions={
        <>
          {links[0]?.active && actions}
          <RecordActions next={next} menu={items} name={title} />
        </>
      }
      palette={next ? [next, ...items] : items}
      error={refusal ?? error}
      notices={
        <>
          <ArchivedNotice
            record={shown}
            rule={rule}
            restore={{ disabledReason: mayNotWrite, run: bringBack }}
          />
          {notices}
        </>
      }
      dialog={children}
      tabs={links}
    >
      <Fragment key={open}>
        {summary && links[0]?.active && !editing.isOpen ? summary : panels(locks)[open]}
      </Fragment>
    </TabbedRecord>
  )
}
