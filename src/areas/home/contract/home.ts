import * as z from 'zod'

/** How pressing it is, when there is anything in it. */
export const cardTones = ['neutral', 'warning', 'danger'] as const

export const HomeItem = z
  .object({
    label: z.string(),
    /** What distinguishes it from others, or what is the matter. */
    detail: z.string().nullable(),
    /** Where it is dealt with, an address of this product. */
    link: z.string().nullable(),
    /** Since when; null where nobody knows. */
    at: z.string().nullable(),
    /** A driver whom the office calls, and clears for duty or replaces. */
    not_fit: z.object({ driver_job_id: z.number(), driver: z.string(), phone: z.string() }).optional(),
  })
  .meta({ id: 'HomeItem' })
export type HomeItem = z.output<typeof HomeItem>

/** Something that waits for this person: how much of it there is, and the first few. */
export const HomeCard = z
  .object({
    key: z.string(),
    title: z.string(),
    tone: z.enum(cardTones),
    count: z.number(),
    items: z.array(HomeItem),
    /** Where all of it is; null when there is no such list. */
    link: z.string().nullable(),
    /** What it says when there is nothing. */
    empty_text: z.string(),
    /** Where that leads, when it asks for something. */
    empty_link: z.string().optional(),
  })
  .meta({ id: 'HomeCard' })
export type HomeCard = z.output<typeof HomeCard>

export const Home = z
  .object({
    /** What the person must know first; null when there is nothing. */
    notice: z.string().nullable(),
    cards: z.array(HomeCard),
  })
  .meta({ id: 'Home' })
export type Home = z.output<typeof Home>
