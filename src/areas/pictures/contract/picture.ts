import * as z from 'zod'

/** A picture in the list to choose from. */
export const PictureRow = z
  .object({
    key: z.string(),
    /** What it shows: the document's title, or a ticket. */
    title: z.string(),
    /** The name of its record. */
    label: z.string(),
    created_at: z.string(),
  })
  .meta({ id: 'PictureRow' })
export type PictureRow = z.output<typeof PictureRow>

/** Pixels are of the stored picture, upright. */
const stored = {
  key: z.string(),
  content_type: z.string(),
  width: z.number(),
  height: z.number(),
  added_by: z.string().nullable(),
  created_at: z.string(),
}

export const PictureVersion = z.object({ ...stored, version_no: z.number() }).meta({ id: 'PictureVersion' })
export type PictureVersion = z.output<typeof PictureVersion>

/** An original picture and what was made of it, the first version being 2. */
export const Picture = z
  .object({
    ...stored,
    name: z.string(),
    title: z.string(),
    label: z.string(),
    /** The address of its record; null when it has no screen. */
    link: z.string().nullable(),
    /** Why the viewer may not add a version; null when they may. */
    why_not: z.string().nullable(),
    versions: z.array(PictureVersion),
  })
  .meta({ id: 'Picture' })
export type Picture = z.output<typeof Picture>
