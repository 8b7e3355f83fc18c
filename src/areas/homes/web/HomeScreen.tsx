import { useWhyNotQuote } from '#areas/quotes/web/index.ts'
import { type UseQueryResult, keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { read } from '#platform/web/calls/api.ts'
import { useMay, useViewer } from '#platform/web/calls/session.ts'
import { useTitle } from '#platform/web/guard/title.ts'
import { addDays, formatDate, melbourneDate, weekday } from '#shared/local-date.ts'
import { type UserType, homeOf } from '#shared/user-types.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/parts/Button.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { CallLink } from '#ui/parts/CallLink.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { ScreenHeader } from '#ui/shells/ScreenHeader.tsx'
import { useNow } from '#ui/use-now.ts'
import { homeEndpoints } from '../contract/endpoints.ts'
import type { Home, HomeCard } from '../contract/home.ts'
import type { Period } from '../contract/periods.ts'
import type { RoleHome } from '../contract/role-homes.ts'
import { homeTypeOf, layoutFor } from '../rules/home-layout.ts'
import { periodNames, periodOf } from '../rules/period.ts'
import { dayName } from './day-words.ts'
import { DaySwitch } from './DaySwitch.tsx'
import css from './home.module.css'
import { HomeCardPanel } from './HomeCardPanel.tsx'
import { OfficeHome, OfficeHomeLoading } from './OfficeHome.tsx'
import { PrintedDaySheet } from './PrintedDaySheet.tsx'
import { PeriodSwitch } from './PeriodSwitch.tsx'
import { useHomeSearch } from './use-home-search.ts'

/** A driver's tasks come first, in place of the day's card; the office does not load this. */
const DriverDay = lazyPart(() => import('#areas/driver-jobs/web/index.ts'), 'DriverDay')
const driverType = 5
/** For the person who sets the business up. */
const FirstStepsPanel = lazyPart(() => import('#areas/first-steps/web/index.ts'), 'FirstStepsPanel')

type HomeQuery = { of?: RoleHome | undefined; day?: string | undefined; period?: Period | undefined }

/** Any live notice refreshes it; changes that only time brings (a date reached) show within a minute. */
const homeQuery = (query: HomeQuery) => ({
  ...read(homeEndpoints.getHome, { query }),
  // The old rows stay while another day loads.
  placeholderData: keepPreviousData,
  staleTime: 0,
  refetchInterval: 60_000,
})

function HomeScreen({ title, of }: { title: string; of?: RoleHome }) {
  const type = homeTypeOf(useViewer().user_type, of)
  const { day, period } = useHomeSearch()
  const query = useQuery(homeQuery({ of, ...(type === 3 && { day }), ...(type === 1 && { period }) }))
  const heading = type === null ? undefined : officeHeadings[type]
  if (heading === undefined) return <FieldHome title={title} isDrivers={type === driverType} {...query} />
  return (
    <Office heading={heading} type={type} day={type === 3 ? day : undefined} period={period} {...query} />
  )
}

type Answer = Pick<UseQueryResult<Home>, 'data' | 'isError' | 'refetch'>
const failed = 'Could not load the home page.'
const failedDay = 'Could not load the day sheet.'

/** Headings of the office homes by user type. */
const officeHeadings: Readonly<Partial<Record<UserType, string>>> = {
  1: 'This week',
  2: 'Accounts',
  3: 'Tomorrow',
  4: 'Sales',
  6: 'Safety',
  7: 'Your work',
}

/** An office home fills the screen from edge to edge. */
function Office({
  heading,
  type,
  day: chosen,
  period = 'week',
  data: home,
  isError,
  refetch,
}: Answer & {
  heading: string
  type: UserType | null
  day: string | undefined
  period: Period | undefined
}) {
  const setsUp = useMay()('settings:company') && type === 1
  const today = melbourneDate(useNow())
  const day = chosen ?? home?.day_sheet?.date ?? (type === 3 ? addDays(today, 1) : undefined)
  const title = type === 1 ? periodNames[period] : heading
  return (
    <div className={css.sheet}>
      {home?.day_sheet && <PrintedDaySheet day={home.day_sheet.date} />}
      <ScreenHeader
        title={day === undefined ? title : dayName(day, today)}
        status={
          <>
            <span className={css.date}>{dateWords(type, day ?? today, period)}</span>
            {day !== undefined && <DaySwitch day={day} days={home?.days ?? null} today={today} />}
            {type === 1 && <PeriodSwitch period={period} />}
          </>
        }
        actions={
          home?.office_phone ? <CallAllocator phone={home.office_phone} /> : <HomeActions type={type} />
        }
      />
      {!home && isError && (
        <ErrorState message={type === 3 ? failedDay : failed} onRetry={() => void refetch()} />
      )}
      {!home && !isError && <OfficeHomeLoading hasPanel={layoutFor(type).panels.length > 0 || type === 7} />}
      {setsUp && (
        <Suspense>
          <FirstStepsPanel />
        </Suspense>
      )}
      {home && <OfficeHome home={home} workTitle={type === 1 || type === 7 ? 'Needs you' : 'To do'} />}
    </div>
  )
}

function dateWords(type: UserType | null, date: string, period: Period): string {
  if (type !== 1 || period === 'today') return `${weekday(date)} ${formatDate(date)}`
  const { from, to } = periodOf(date, period)
  return `${weekday(from)} ${formatDate(from).slice(0, -5)} to ${weekday(to)} ${formatDate(to)}`
}

/** What a role starts most often. */
function HomeActions({ type }: { type: UserType | null }) {
  const may = useMay()
  const mayNotQuote = useWhyNotQuote()
  if (type === 4)
    return (
      <>
        {may('clients:write') && <LinkButton to="/dashboard/clients/new">New client</LinkButton>}
        {may('quotes:write') && (
          <NewButton to="/dashboard/quotes/new" variant="primary" disabledReason={mayNotQuote}>
            New quote
          </NewButton>
        )}
      </>
    )
  return type === 2 && may('invoices:write') ? (
    <NewButton to="/dashboard/invoices/new" variant="primary">
      New invoice
    </NewButton>
  ) : null
}

/** For drivers and people waiting for approval: their jobs and their documents. */
function FieldHome({
  title,
  isDrivers,
  data: home,
  isError,
  refetch,
}: Answer & { title: string; isDrivers: boolean }) {
  const today = melbourneDate(useNow())
  return (
    <Screen
      title={title}
      status={<span className={css.date}>{`${weekday(today)} ${formatDate(today)}`}</span>}
    >
      {!home && isError && <ErrorState message={failed} onRetry={() => void refetch()} />}
      {!home && !isError && <LoadingState />}
      {isDrivers && <DriverDay />}
      {home?.notice && <Notice tone="warning">{home.notice}</Notice>}
      {home &&
        inGroups(home.cards.filter(({ key }) => !isDrivers || key !== 'day')).map((cards, at) => (
          <Cards key={at} cards={cards} />
        ))}
    </Screen>
  )
}

/** What cannot be settled here is settled on the phone. */
const CallAllocator = ({ phone }: { phone: string }) => <CallLink phone={phone} who="the allocator" inFull />

/** Pressing and empty cards each get their own rows, so that neighbours are equally tall. */
const inGroups = (cards: readonly HomeCard[]): HomeCard[][] => [
  cards.filter(({ count }) => count > 0),
  cards.filter(({ count }) => count === 0),
]

function Cards({ cards }: { cards: readonly HomeCard[] }) {
  if (cards.length === 0) return null
  return (
    <div className={css.frame}>
      <div className={css.cards}>
        {cards.map((card) => (
          <HomeCardPanel key={card.key} card={card} />
        ))}
      </div>
    </div>
  )
}

/** The viewer's own home. */
export function DashboardScreen() {
  const { home } = homeOf(useViewer().user_type)
  useTitle(home)
  return <HomeScreen title={home} />
}
export const AllocatorHomeScreen = () => <HomeScreen title="Allocator" of="allocator" />
export const DriverHomeScreen = () => <HomeScreen title="Today" of="driver" />
export const SafetyHomeScreen = () => <HomeScreen title="Safety" of="safety_officer" />
