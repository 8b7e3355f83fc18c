import type { Allowed } from './allowed.ts'
import type { Noun } from './text.ts'

export interface Archivable {
  archived_at: string | null
}

/** What may be done with a plain record, current or archived; shared by server and buttons. A string says why not. */
export const archivableCan = ({ one }: Noun) => ({
  edit: ({ archived_at }: Archivable): Allowed => (archived_at ? `Restore this ${one} to change it.` : true),
  archive: ({ archived_at }: Archivable): Allowed =>
    archived_at ? `This ${one} is already archived.` : true,
  restore: ({ archived_at }: Archivable): Allowed => (archived_at ? true : `This ${one} is not archived.`),
})
