import type { Allowed } from '#shared/allowed.ts'
import type { Change } from './change.ts'
import { type OpenableRecord, type StoredRecord, entryOf, openRecord } from './open-record.ts'

interface Activated<Row, State> {
  readonly can: Readonly<Record<'activate' | 'deactivate', (state: State) => Allowed>>
  /** Writes the status, and announces it to later areas that need to know. */
  readonly update: (change: Change, id: number, columns: { status: 'active' | 'NotActive' }) => Promise<Row>
}

/** The verbs that make a record active or inactive. @throws as openRecord. */
export function activation<Row extends StoredRecord, State extends Row>(
  type: OpenableRecord<Row, State>,
  { can, update }: Activated<Row, State>,
) {
  const set =
    (verb: 'activate' | 'deactivate') =>
    async (change: Change, id: number, { version }: { version?: number | undefined }): Promise<void> => {
      const { record: before } = await openRecord(change, type, { id, version, can: can[verb] })
      const after = await update(change, id, { status: verb === 'activate' ? 'active' : 'NotActive' })
      change.log({ ...entryOf(type, after), action: `${verb}d`, before, after })
    }
  return { activate: set('activate'), deactivate: set('deactivate') }
}
