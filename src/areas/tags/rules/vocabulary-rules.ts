import type { Allowed } from '#shared/allowed.ts'

interface State {
  archived_at: string | null
}

/** What may be done with a tag, skill or colour; shared by server and buttons. A string says why not. */
const canOf = (noun: string) => ({
  edit: ({ archived_at }: State): Allowed => (archived_at ? `Restore this ${noun} to change it.` : true),
  archive: ({ archived_at }: State): Allowed => (archived_at ? `This ${noun} is already archived.` : true),
  restore: ({ archived_at }: State): Allowed => (archived_at ? true : `This ${noun} is not archived.`),
})

export const tagCan = canOf('tag')
export const skillCan = canOf('skill')
export const colourCan = canOf('colour')
