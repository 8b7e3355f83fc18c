import * as z from 'zod'

export const rowTones = ['plain', 'warning', 'danger'] as const

/** What the button of a row does. */
export const HomeAction = z
  .discriminatedUnion('kind', [
    /** Goes to where it is done, an address of this product. */
    z.object({ kind: z.literal('open'), verb: z.string(), to: z.string() }),
    z.object({ kind: z.literal('call'), phone: z.string() }),
    z.object({ kind: z.literal('approve_docket'), id: z.number(), version: z.number() }),
    /** Whoever decides speaks to the driver first. */
    z.object({
      kind: z.literal('clear_for_duty'),
      driver_job_id: z.number(),
      phone: z.string().nullable(),
    }),
  ])
  .meta({ id: 'HomeAction' })
export type HomeAction = z.output<typeof HomeAction>

export const HomeItem = z
  .object({
    /** Of an action row, when it is needed: `6:30 am`. */
    when: z.string().nullable(),
    label: z.string(),
    /** What distinguishes it from others: where, for whom. */
    detail: z.string().nullable(),
    /** Of an action row: what is the matter. */
    reason: z.string().nullable(),
    tone: z.enum(rowTones),
    /** null for those who may not see what it comes to. */
    amount_cents: z.number().nullable(),
    /** Where it is dealt with, an address of this product. */
    link: z.string().nullable(),
    /** null where the person may do nothing about it. */
    action: HomeAction.nullable(),
  })
  .meta({ id: 'HomeItem' })
export type HomeItem = z.output<typeof HomeItem>

/** Something that needs this person's attention: how many, and the first few. */
export const HomeCard = z
  .object({
    key: z.string(),
    title: z.string(),
    count: z.number(),
    /** What all of it comes to, for those who may see it. */
    total_cents: z.number().nullable(),
    items: z.array(HomeItem),
    /** The full list; null when there is none. */
    link: z.string().nullable(),
    /** What it says when there is nothing, where that is said. */
    empty_text: z.string().nullable(),
    /** Where that leads, when it asks for something. */
    empty_link: z.string().optional(),
  })
  .meta({ id: 'HomeCard' })
export type HomeCard = z.output<typeof HomeCard>

/** A figure of the strip: exactly what the list behind its link counts, or comes to. */
export const HomeFigure = z
  .object({
    key: z.string(),
    label: z.string(),
    /** A number, or an amount in cents. */
    value: z.number(),
    is_money: z.number(),
    unit: z.string().nullable(),
    caption: z.string().nullable(),
    /** How the caption reads; of money also the figure. */
    tone: z.enum(rowTones),
    link: z.string(),
  })
  .meta({ id: 'HomeFigure' })
export type HomeFigure = z.output<typeof HomeFigure>

/** A share of a bar, with its figure in words and the list behind it. */
export const HomeShare = z
  .object({
    key: z.string(),
    label: z.string(),
    count: z.number(),
    amount_cents: z.number(),
    link: z.string(),
  })
  .meta({ id: 'HomeShare' })
export type HomeShare = z.output<typeof HomeShare>

export const sheetStates = ['to_fill', 'to_send', 'waiting', 'accepted', 'declined'] as const
/** Who works where on a day, in the order in which they start. */
export const DaySheet = z
  .object({
    date: z.string(),
    /** How many there are in all; `rows` may be fewer. */
    count: z.number(),
    link: z.string(),
    rows: z.array(
      z.object({
        id: z.number(),
        start_time: z.string(),
        /** The machines that are booked, or what is wanted. */
        machine: z.string(),
        driver: z.string().nullable(),
        client: z.string(),
        site_suburb: z.string(),
        /** Nobody is to be sent where only the machine is hired: null. */
        state: z.enum(sheetStates).nullable(),
      }),
    ),
  })
  .meta({ id: 'DaySheet' })
export type DaySheet = z.output<typeof DaySheet>

export const Home = z
  .object({
    /** What the person must know first; null when there is nothing. */
    notice: z.string().nullable(),
    figures: z.array(HomeFigure),
    cards: z.array(HomeCard),
    /** What is beside the rows; each null where it is not for this home. */
    day_sheet: DaySheet.nullable(),
    /** What clients owe, by how late it is. */
    owing: z.array(HomeShare).nullable(),
    /** What quotes are worth, by their status. */
    quotes: z.array(HomeShare).nullable(),
  })
  .meta({ id: 'Home' })
export type Home = z.output<typeof Home>
