import type { Saying } from '#ui/toasts/toast-store.ts'

/** A slot that is needed only for what has no name. */
type Needed<Named, Slot> = Partial<Slot> & (Named extends { name: string } ? unknown : Slot)

/** The toast of a form: “Kestrel Homes saved”, unless it says otherwise. */
export type Saved<Output> = Needed<Output, { saved: (output: Output) => Saying }>

/** What people call a row: its name, unless the list says otherwise. */
export type NameOf<Row> = Needed<Row, { nameOf: (row: Row) => string }>

/** A screen's title: the record's name, unless the screen says otherwise. */
export type Titled<Row> = Needed<Row, { title: string }>

/** For what has a name, as the types above make sure. */
export const nameOf = (named: unknown): string => (named as { name: string }).name
export const nameSaved = (named: unknown): string => `${nameOf(named)} saved`
