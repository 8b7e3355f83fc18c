import type { Allowed } from '#shared/allowed.ts'
import { type StateAction, canOf } from '#shared/state-table.ts'
import type { ImportStatus } from '../contract/choices.ts'

interface State {
  readonly status: ImportStatus
}
interface Counted extends State {
  readonly row_count: number
  readonly bad_count: number
}

export const importStatusWords = {
  matching: 'Choose columns',
  checking: 'Checking',
  checked: 'Checked',
  importing: 'Importing',
  imported: 'Imported',
  undoing: 'Undoing',
  undone: 'Undone',
} as const satisfies Record<ImportStatus, string>

const hasGoodRows = ({ row_count, bad_count }: Counted): Allowed =>
  bad_count < row_count || 'No row can be imported. Correct the file and choose it again.'

const right = 'imports:write'
export const importActions = {
  match: { from: ['matching', 'checked'], to: 'checking', right },
  accept: { from: ['checked'], to: 'importing', right, guard: hasGoodRows },
  /** The import is removed. */
  cancel: { from: ['matching', 'checking', 'checked', 'importing'], to: null, right },
  undo: { from: ['imported'], to: 'undoing', right },
} as const satisfies Record<string, StateAction<ImportStatus>>

const underWay: Record<ImportStatus, string> = {
  matching: 'Match the columns first.',
  checking: 'The rows are being checked.',
  checked: 'This import has only been checked.',
  importing: 'The rows are being imported.',
  imported: 'This file has been imported already.',
  undoing: 'This import is being undone.',
  undone: 'This import has been undone.',
}

/** What may be done with an import; shared by server and buttons. A string says why not. */
export const importCan = canOf<State, { match: State; accept: Counted; cancel: State; undo: State }>(
  importActions,
  { stateOf: ({ status }) => status, words: ({ status }) => underWay[status] },
)

/** Whether the server is at work on it. */
export const isUnderWay = ({ status }: State): boolean =>
  status === 'checking' || status === 'importing' || status === 'undoing'

/** Why a new file of the kind must wait. */
export const stillUnderWay = ({ file_name }: { file_name: string }): string =>
  `${file_name} is being imported. Wait until it has finished, or cancel it.`
