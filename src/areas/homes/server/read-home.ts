import { readOfficePhone } from '#areas/settings/server/index.ts'
import { forbidden, notFound } from '#platform/contract/app-error.ts'
import { addDays } from '#shared/local-date.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import type { Home, HomeCard, HomeFigure } from '../contract/home.ts'
import type { Period } from '../contract/periods.ts'
import type { RoleHome } from '../contract/role-homes.ts'
import { type HomePanel, homeTypeOf, layoutFor, rightTo } from '../rules/home-layout.ts'
import { periodNames, periodOf } from '../rules/period.ts'
import { readExpiryByWeek, readInvoicedByWeek } from './charts.ts'
import { homeCards } from './cards.ts'
import { proposeDay, readNearDays, readPlanDay } from './day-orders.ts'
import { readDaySheet } from './day-sheet.ts'
import { homeFigures } from './figures.ts'
import { homeFacts, once, onceByKey } from './home-facts.ts'
import { type HomeCardSource, type HomeContext, itemLimits, seesAmounts, wholeItem } from './home-card.ts'
import type { FigureContext, HomeFigureSource } from './home-figure.ts'
import { readOthers } from './read-others.ts'
import { readWon, readWonByWeek } from './won-quotes.ts'
import { readDebtors, readOwing, readQuoteValues } from './money-shares.ts'

type Context = Omit<HomeContext, 'limit' | 'day' | 'facts'>

/** What the address of a home asks for. */
export interface HomeQuery {
  of?: RoleHome | undefined
  day?: string | null | undefined
  period?: Period | undefined
}

async function readCardOf(card: HomeCardSource, context: HomeContext): Promise<HomeCard> {
  const { key, title } = card
  const { items, ...read } = await card.read(context)
  return {
    key,
    title,
    count_words: null,
    total_cents: null,
    link: card.link,
    empty_text: card.empty_text ?? null,
    ...read,
    items: items.map(wholeItem),
  }
}

async function readFigureOf({ key, read }: HomeFigureSource, context: FigureContext): Promise<HomeFigure> {
  return { key, is_money: 0, unit: null, caption: null, tone: 'plain', bars: [], ...(await read(context)) }
}

interface Asked {
  day: string | null
  period: Period
  hasPeriods: boolean
  /** The keys of the cards that the home shows. */
  shown: readonly string[]
}

function contextOf(
  base: Context,
  { day, period, hasPeriods, shown }: Asked,
): FigureContext & { card: (key: string) => Promise<HomeCard> } {
  const context = { ...base, day, facts: homeFacts({ ...base, day }), limit: itemLimits.first }
  const card = onceByKey((key) => readCardOf(sourceOf(key), context))
  const sum = onceByKey(async (key) => {
    const { title, link, sum: sumUp, read } = sourceOf(key)
    return { title, link, ...(await (sumUp ?? read)(context)) }
  })
  const planDay = once(() => readPlanDay(context, day ?? addDays(base.today, 1)))
  return {
    ...context,
    planDay,
    period: periodOf(base.today, period),
    period_name: hasPeriods ? periodNames[period] : null,
    card,
    sumOf: async (key) => ({ total_cents: null, ...(await (shown.includes(key) ? card(key) : sum(key))) }),
  }
}

function sourceOf(key: string): HomeCardSource {
  const source = homeCards.get(key)
  if (!source) throw new Error(`Unknown card: ${key}`)
  return source
}

const known = <T>(map: ReadonlyMap<string, T>, keys: readonly string[]): T[] =>
  keys.map((key) => map.get(key)).filter((one) => one !== undefined)

/**
 * The viewer's work and figures; `of` shows a role's home, as far as the viewer may see it.
 * Everything is queried in parallel.
 * @throws forbidden for a role's home the viewer may not open.
 */
export async function readHome(
  base: Context,
  { of, day: chosen, period = 'week' }: HomeQuery,
): Promise<Home> {
  const { viewer } = base
  if (of && !may(viewer, rightTo(of))) throw forbidden()
  const layout = layoutFor(viewer.user_type, of)
  const plansDay = layout.panels.includes('day-sheet') && may(viewer, 'work-orders:read')
  const day = plansDay ? (chosen ?? (await proposeDay(base))) : null
  const hasPeriods = homeTypeOf(viewer.user_type, of) === 1
  const figures = known(homeFigures, layout.figures).filter(({ needs }) =>
    needs.every((right) => may(viewer, right)),
  )
  const cards = known(homeCards, layout.cards).filter(({ permission }) => may(viewer, permission))
  const context = contextOf(base, { day, period, hasPeriods, shown: cards.map(({ key }) => key) })
  const others = known(homeCards, layout.others).filter(({ permission }) => may(viewer, permission))
  const seesQuotes = may(viewer, 'quotes:read') && seesAmounts(context, 'quotes:prices')
  const panel = <T>(name: HomePanel, isAllowed: boolean, read: (context: FigureContext) => Promise<T>) =>
    layout.panels.includes(name) && isAllowed ? read(context) : null
  const [
    figuresRead,
    cardsRead,
    othersRead,
    day_sheet,
    days,
    invoiced,
    expiry,
    wonByWeek,
    owing,
    debtors,
    quotes,
    pipeline,
    won,
    office_phone,
  ] = await Promise.all([
    Promise.all(figures.map((figure) => readFigureOf(figure, context))),
    Promise.all(cards.map(({ key }) => context.card(key))),
    readOthers(
      context,
      others.map(({ key }) => key),
    ),
    panel('day-sheet', may(viewer, 'work-orders:read') && may(viewer, 'driver-jobs:read'), readDaySheet),
    plansDay ? readNearDays(context) : null,
    panel(
      'invoiced-by-week',
      may(viewer, 'invoices:read') && seesAmounts(context, 'dockets:prices'),
      readInvoicedByWeek,
    ),
    panel('expiry-by-week', may(viewer, 'documents:approve'), readExpiryByWeek),
    panel('won-by-week', seesQuotes, readWonByWeek),
    panel('owing', may(viewer, 'invoices:read') && seesAmounts(context), readOwing),
    panel('debtors', may(viewer, 'invoices:read') && seesAmounts(context), readDebtors),
    panel('quotes', seesQuotes, readQuoteValues),
    panel('pipeline', seesQuotes, readQuoteValues),
    panel('won', seesQuotes, readWon),
    homeTypeOf(viewer.user_type, of) === 7 ? readOfficePhone(base.db) : null,
  ])
  return {
    notice: viewer.user_type === null ? 'Your account is waiting for approval.' : null,
    office_phone,
    figures: figuresRead,
    cards: cardsRead,
    others: othersRead,
    day_sheet,
    days,
    charts: [invoiced, expiry, wonByWeek].filter((chart) => chart !== null),
    owing,
    debtors,
    quotes,
    pipeline,
    won,
  }
}

/** One card in full. @throws not_found for a card the viewer does not get. */
export async function readHomeCard(
  context: Omit<HomeContext, 'limit' | 'facts'>,
  key: string,
): Promise<HomeCard> {
  const card = homeCards.get(key)
  if (!card || !may(context.viewer, card.permission)) throw notFound()
  return readCardOf(card, { ...context, facts: homeFacts(context), limit: itemLimits.all })
}
