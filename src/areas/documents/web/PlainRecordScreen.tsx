import type { ReactNode } from 'react'
import type * as z from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { EditTab } from '#platform/web/forms/EditTab.tsx'
import type { FieldWords } from '#platform/web/forms/field-words.ts'
import type { EditForm } from '#platform/web/forms/record-form.ts'
import type { EditOptions } from '#platform/web/forms/use-edit.ts'
import type { Titled } from '#platform/web/records/named.ts'
import {
  type RecordFrame,
  type RecordLocks,
  RecordScreen,
  type Shown,
} from '#platform/web/records/RecordScreen.tsx'
import { commonTabs } from './common-tabs.tsx'

/** The tabs that every plain record has, or may have. */
type Common = 'details' | keyof ReturnType<typeof commonTabs>

/**
 * The screen of a plain record: its form, its notes, documents and history, and in `panels` the tabs that are its own.
 * One whose form or rights differ from tab to tab composes RecordScreen itself.
 */
export function PlainRecordScreen<
  Name extends string,
  E extends Endpoint,
  S extends z.ZodObject,
  Row extends Shown & EditOptions<E, S>['record'],
>({
  type,
  form,
  words = form.words,
  panels,
  ...screen
}: RecordFrame<Name, Row> &
  Titled<Row> & {
    /** The record type, as notes, documents and history know it. */
    type: string
    form: EditForm<E, S, NoInfer<Row>>
    /** How its history words the fields, where it has more than the form’s. */
    words?: Readonly<Record<string, FieldWords>>
    panels: (locks: RecordLocks) => Readonly<Record<Exclude<Name, Common>, ReactNode>>
  }) {
  const { shown } = screen
  const panelsOf = (locks: RecordLocks) =>
    ({
      details: <EditTab form={form} record={shown} locks={locks} />,
      ...panels(locks),
      ...commonTabs(type, shown.id, { canWrite: locks.canWrite, words }),
    }) as Readonly<Record<Name, ReactNode>>
  return <RecordScreen {...(screen as RecordFrame<Name, Row> & Titled<Row>)} panels={panelsOf} />
}
