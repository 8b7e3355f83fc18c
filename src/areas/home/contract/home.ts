import * as z from 'zod'

/** How urgent it is, when not empty. */
export const cardTones = ['neutral', 'warning', 'danger'] as const

export const HomeItem = z
  .object({
    label: z.string(),
    /** What tells it from others, or the problem. */
    detail: z.string().nullable(),
    /** Where it is dealt with: an address in this product. */
    link: z.string().nullable(),
    /** Since when; null when unknown. */
    at: z.string().nullable(),
    /** A driver for the office to call, and clear for duty or replace. */
    not_fit: z.object({ driver_job_id: z.number(), driver: z.string(), phone: z.string() }).optional(),
  })
  .meta({ id: 'HomeItem' })
export type HomeItem = z.output<typeof HomeItem>

/** Something that needs this person's attention: how many, and the first few. */
export const HomeCard = z
  .object({
    key: z.string(),
    title: z.string(),
    tone: z.enum(cardTones),
    count: z.number(),
    items: z.array(HomeItem),
    /** The full list; null when there is none. */
    link: z.string().nullable(),
    /** The text when it is empty. */
    empty_text: z.string(),
    /** Where that links to, when it asks for something. */
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
