import * as z from 'zod'
import { seenBy } from '#platform/contract/seen-by.ts'

export const rowTones = ['plain', 'warning', 'danger'] as const

/** What the button of a row does. */
export const HomeAction = z
  .discriminatedUnion('kind', [
    /** Opens an address of this product. */
    z.object({ kind: z.literal('open'), verb: z.string(), to: z.string() }),
    z.object({ kind: z.literal('call'), phone: z.string(), who: z.string() }),
    /** Opens the letter of a quote or an invoice where the row stands. */
    z.object({
      kind: z.literal('letter'),
      verb: z.string(),
      of: z.enum(['quote', 'invoice']),
      id: z.number(),
      letter: z.enum(['send', 'remind']),
    }),
    z.object({ kind: z.literal('approve_docket'), id: z.number(), version: z.number() }),
    /** Books the only free machine of the kind. */
    z.object({
      kind: z.literal('book'),
      order_id: z.number(),
      version: z.number(),
      asset_id: z.number(),
      asset: z.string(),
    }),
    /** Makes an order firm, and sends it to its driver. */
    z.object({
      kind: z.literal('confirm_order'),
      id: z.number(),
      version: z.number(),
      order_no: z.string(),
    }),
    z.object({ kind: z.literal('send_job'), booking_id: z.number(), order_no: z.string() }),
    /** Opens the note and marks its notification read. */
    z.object({
      kind: z.literal('open_mention'),
      notification_id: z.number(),
      to: z.string(),
    }),
    /** The office speaks to the driver before it decides. */
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
    /** When the work is needed, on an action row: `6:30 am`. */
    when: z.string().nullable(),
    label: z.string(),
    /** What distinguishes it from others: where, for whom. */
    detail: z.string().nullable(),
    /** What is wrong, on an action row. */
    reason: z.string().nullable(),
    tone: z.enum(rowTones),
    /** null where there is none, and where not every amount behind it may be seen. */
    amount_cents: seenBy(z.number().nullable(), 'invoices:totals'),
    /** The record or screen to open, an address of this product. */
    link: z.string().nullable(),
    /** null if the person cannot act on it. */
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
    /** Shown instead of the count when the rows are not what is counted: `5 clients, 17 dockets`. */
    count_words: z.string().nullable(),
    total_cents: seenBy(z.number().nullable(), 'invoices:totals'),
    items: z.array(HomeItem),
    /** The full list; null when there is none. */
    link: z.string().nullable(),
    /** Shown when there is nothing; null if the card is then left out. */
    empty_text: z.string().nullable(),
    /** Where the empty text links to, if anywhere. */
    empty_link: z.string().optional(),
  })
  .meta({ id: 'HomeCard' })
export type HomeCard = z.output<typeof HomeCard>

/** How much of one kind is filled, with its list. */
export const HomeBar = z
  .object({
    label: z.string(),
    filled: z.number(),
    count: z.number(),
    /** More are wanted than there are. */
    is_short: z.number(),
    link: z.string(),
  })
  .meta({ id: 'HomeBar' })
export type HomeBar = z.output<typeof HomeBar>

/** A figure of the strip: exactly the count or sum of the list behind its link. */
export const HomeFigure = z
  .object({
    key: z.string(),
    label: z.string(),
    /** A number, or an amount in cents. */
    value: z.number(),
    is_money: z.number(),
    unit: z.string().nullable(),
    caption: z.string().nullable(),
    /** Colours the caption, and a money figure too. */
    tone: z.enum(rowTones),
    link: z.string(),
    /** The same by kind; empty for most figures. */
    bars: z.array(HomeBar),
  })
  .meta({ id: 'HomeFigure' })
export type HomeFigure = z.output<typeof HomeFigure>

/** A part of a bar, with its label, figures and list. */
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

/** A client who owes, and how late it is. */
export const HomeDebtor = z
  .object({
    id: z.number(),
    name: z.string(),
    /** `17 days late`, `Not sent, 17 days late` */
    words: z.string(),
    tone: z.enum(rowTones),
    owing_cents: z.number(),
    phone: z.string().nullable(),
    link: z.string(),
  })
  .meta({ id: 'HomeDebtor' })
export type HomeDebtor = z.output<typeof HomeDebtor>

/** Columns week by week. */
export const HomeChart = z
  .object({
    key: z.string(),
    title: z.string(),
    hint: z.string(),
    /** What the outlined part on top is; null if there is none. */
    more_label: z.string().nullable(),
    is_money: z.number(),
    columns: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        value: z.number(),
        more: z.number(),
        is_now: z.number(),
        is_bad: z.number(),
        link: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'HomeChart' })
export type HomeChart = z.output<typeof HomeChart>

export const sheetStates = [
  'to_fill',
  'on_hold',
  'to_confirm',
  'to_send',
  'waiting',
  'accepted',
  'en_route',
  'working',
  'done',
  'broke_down',
  'declined',
] as const
/** Who works where on a day, by start time. */
export const DaySheet = z
  .object({
    date: z.string(),
    /** The full count; `rows` may hold fewer. */
    count: z.number(),
    link: z.string(),
    rows: z.array(
      z.object({
        id: z.number(),
        start_time: z.string(),
        /** The booked machines, those that broke down, or the category wanted. */
        machine: z.string(),
        /** Of a single booked machine. */
        model: z.string().nullable(),
        /** What goes on it, by name; null without any. */
        attachments: z.string().nullable(),
        /** Why a booked machine cannot go out: `EX05-01 is off road`; null if nothing stops it. */
        machine_stop: z.string().nullable(),
        driver: z.string().nullable(),
        /** 0: the machine goes out alone (dry hire). */
        needs_driver: z.number(),
        /** The same of a booked driver: `Driver licence is expired`. */
        driver_stop: z.string().nullable(),
        client: z.string(),
        site_suburb: z.string(),
        /** null if no driver is needed (dry hire). */
        state: z.enum(sheetStates).nullable(),
      }),
    ),
  })
  .meta({ id: 'DaySheet' })
export type DaySheet = z.output<typeof DaySheet>

/** One line about work of another role: `39 orders to fill`. */
export const OthersWork = z
  .object({
    key: z.string(),
    words: z.string(),
    who: z.string(),
    count: z.number(),
    total_cents: seenBy(z.number().nullable(), 'invoices:totals'),
    link: z.string(),
  })
  .meta({ id: 'OthersWork' })
export type OthersWork = z.output<typeof OthersWork>

/** Quotes won this month, the dearest first, and why others were lost in the last days. */
export const HomeWon = z
  .object({
    /** The full count and value; `rows` may hold fewer. */
    count: z.number(),
    total_cents: z.number(),
    rows: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        client: z.string(),
        total_cents: z.number(),
        link: z.string(),
      }),
    ),
    lost_days: z.number(),
    lost: z.array(z.object({ reason: z.string(), count: z.number() })),
  })
  .meta({ id: 'HomeWon' })

export const Home = z
  .object({
    /** A notice at the top; null if there is none. */
    notice: z.string().nullable(),
    /** Whom people of another company call; null for the office's own. */
    office_phone: z.string().nullable(),
    figures: z.array(HomeFigure),
    cards: z.array(HomeCard),
    /** What waits for other roles, on a home for who oversees them. */
    others: z.array(OthersWork),
    /** The panels at the right; null if not part of this home. */
    day_sheet: DaySheet.nullable(),
    /** The coming days with the number of orders to fill. */
    days: z.array(z.object({ date: z.string(), to_fill: z.number() })).nullable(),
    charts: z.array(HomeChart),
    /** What clients owe, by age. */
    owing: z.array(HomeShare).nullable(),
    /** Who owes most; the count is of all who owe. */
    debtors: z.object({ count: z.number(), rows: z.array(HomeDebtor) }).nullable(),
    /** The value of quotes by status, next to the rows or as a strip above them. */
    quotes: z.array(HomeShare).nullable(),
    pipeline: z.array(HomeShare).nullable(),
    won: HomeWon.nullable(),
  })
  .meta({ id: 'Home' })
export type Home = z.output<typeof Home>
