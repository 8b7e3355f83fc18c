import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { read } from '#platform/web/calls/api.ts'
import { useMay, useViewer } from '#platform/web/calls/session.ts'
import { useTitle } from '#platform/web/guard/title.ts'
import { formatDate, melbourneDate, weekday } from '#shared/local-date.ts'
import { type UserType, homeOf } from '#shared/user-types.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/parts/Button.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { ScreenHeader } from '#ui/shells/ScreenHeader.tsx'
import { useNow } from '#ui/use-now.ts'
import { homeEndpoints } from '../contract/endpoints.ts'
import type { Home, HomeCard } from '../contract/home.ts'
import type { RoleHome } from '../contract/role-homes.ts'
import { homeTypeOf } from '../rules/home-layout.ts'
import { weekOf } from '../rules/week-of.ts'
import { useDayName } from './DaySheetPanel.tsx'
import css from './home.module.css'
import { HomeCardPanel } from './HomeCardPanel.tsx'
import { OfficeHome, OfficeHomeLoading } from './OfficeHome.tsx'

/** A driver's tasks come first, in place of the day's card; the office does not load this. */
const DriverDay = lazyPart(() => import('#areas/driver-jobs/web/index.ts'), 'DriverDay')
const driverType = 5
/** For whoever sets the business up. */
const FirstStepsPanel = lazyPart(() => import('#areas/first-steps/web/index.ts'), 'FirstStepsPanel')

/** Any live notice refreshes it; changes that only time brings (a date reached) show within a minute. */
const homeQuery = (of?: RoleHome) => ({
  ...read(homeEndpoints.getHome, { query: { of } }),
  staleTime: 0,
  refetchInterval: 60_000,
})

function HomeScreen({ title, of }: { title: string; of?: RoleHome }) {
  const query = useQuery(homeQuery(of))
  const type = homeTypeOf(useViewer().user_type, of)
  const heading = type === null ? undefined : officeHeadings[type]
  if (heading === undefined) return <FieldHome title={title} isDrivers={type === driverType} {...query} />
  return <Office heading={heading} type={type} {...query} />
}

type Answer = Pick<UseQueryResult<Home>, 'data' | 'isError' | 'refetch'>
const failed = 'Could not load the home page.'

/** Headings of the office homes by user type. */
const officeHeadings: Readonly<Partial<Record<UserType, string>>> = {
  1: 'This week',
  2: 'Accounts',
  3: 'Tomorrow',
  4: 'Sales',
  6: 'Safety',
}

/** An office home fills the screen from edge to edge. */
function Office({
  heading,
  type,
  data: home,
  isError,
  refetch,
}: Answer & { heading: string; type: UserType | null }) {
  const setsUp = useMay()('settings:company') && type === 1
  const today = melbourneDate(useNow())
  const planned = home?.day_sheet?.date
  const day = useDayName(planned)
  return (
    <div className={css.sheet}>
      <ScreenHeader
        title={planned === undefined ? heading : day}
        status={<span className={css.date}>{dateWords(type, planned ?? today)}</span>}
        actions={<HomeActions type={type} />}
      />
      {!home && isError && <ErrorState message={failed} onRetry={() => void refetch()} />}
      {!home && !isError && <OfficeHomeLoading />}
      {setsUp && (
        <Suspense>
          <FirstStepsPanel />
        </Suspense>
      )}
      {home && <OfficeHome home={home} />}
    </div>
  )
}

function dateWords(type: UserType | null, date: string): string {
  if (type !== 1) return `${weekday(date)} ${formatDate(date)}`
  const { from, to } = weekOf(date)
  return `Mon ${formatDate(from).slice(0, -5)} to Sun ${formatDate(to)}`
}

/** What a role starts most often. */
function HomeActions({ type }: { type: UserType | null }) {
  const may = useMay()
  if (type === 4)
    return (
      <>
        {may('clients:write') && <LinkButton to="/dashboard/clients/new">New client</LinkButton>}
        {may('quotes:write') && (
          <NewButton to="/dashboard/quotes/new" variant="primary">
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

/** For drivers, subcontractors and people waiting for approval: their work and their documents. */
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

/** Urgent, empty and informative cards each get their own rows, so that neighbours are equally tall. */
const inGroups = (cards: readonly HomeCard[]): HomeCard[][] => [
  cards.filter(({ key, count }) => count > 0 && key !== 'day'),
  cards.filter(({ count }) => count === 0),
  cards.filter(({ key, count }) => count > 0 && key === 'day'),
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
