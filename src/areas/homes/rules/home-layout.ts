import type { Permission } from '#shared/permissions.ts'
import type { UserType } from '#shared/roles.ts'
import type { RoleHome } from '../contract/role-homes.ts'

/** The panels at the right of a home. */
export type HomePanel =
  | 'day-sheet'
  | 'invoiced-by-week'
  | 'expiry-by-week'
  | 'won-by-week'
  | 'owing'
  | 'debtors'
  | 'quotes'
  | 'pipeline'
  | 'won'

export interface HomeLayout {
  /** The figures of the strip. */
  readonly figures: readonly string[]
  /** Cards, most urgent first (domain: "who must act now"). */
  readonly cards: readonly string[]
  /** Cards of other roles' work, shown as one line each. */
  readonly others: readonly string[]
  readonly panels: readonly HomePanel[]
}

export const homeLayout: Readonly<Record<UserType, HomeLayout>> = {
  1: {
    figures: ['invoiced', 'orders', 'to-fill', 'overdue', 'to-invoice', 'dockets'],
    cards: [
      'quotes-awaiting',
      'people-waiting',
      'bank-details-waiting',
      'mentions',
      'invoices-disputed',
      'orders-off-road',
      'clients-late-with-work',
      'bookings-stopped',
      'clients-on-hold',
    ],
    others: [
      'drivers-not-fit',
      'drivers-on-hold',
      'orders-unfilled',
      'orders-to-confirm',
      'drivers-unanswered',
      'quotes-accepted',
      'checklists-failed',
      'defects-open',
      'documents-waiting',
      'documents-expiring',
      'quotes-expiring',
      'dockets-waiting',
      'invoices-draft',
      'invoices-to-send',
      'invoices-overdue',
    ],
    panels: ['invoiced-by-week', 'owing', 'debtors', 'quotes'],
  },
  2: {
    figures: ['to-invoice', 'overdue', 'owing', 'dockets', 'drafts', 'to-send'],
    cards: [
      'dockets-to-invoice',
      'invoices-draft',
      'invoices-to-send',
      'mentions',
      'invoices-overdue',
      'dockets-waiting',
      'clients-on-hold',
      'clients-without-abn',
    ],
    others: [],
    panels: ['owing', 'debtors'],
  },
  3: {
    figures: ['day-to-fill', 'day-to-confirm', 'day-unanswered', 'off-road', 'dockets'],
    cards: [
      'drivers-not-fit',
      'drivers-on-hold',
      'orders-unfilled',
      'mentions',
      'orders-off-road',
      'bookings-stopped',
      'orders-to-confirm',
      'drivers-to-send',
      'drivers-unanswered',
      'defects-open',
      'dockets-waiting',
      'quotes-accepted',
      'clients-on-hold',
    ],
    others: [],
    panels: ['day-sheet'],
  },
  4: {
    figures: [
      'quotes-waiting',
      'quotes-won',
      'quotes-outcomes',
      'quotes-days-to-sign',
      'quotes-expiring',
      'overdue',
    ],
    cards: [
      'quotes-follow-up',
      'quotes-to-send',
      'mentions',
      'quotes-accepted',
      'quotes-expiring',
      'invoices-overdue',
      'own-clients-on-hold',
      'own-clients-without-contact',
    ],
    others: [],
    panels: ['won-by-week', 'pipeline', 'won'],
  },
  // Drivers have no strip: their jobs fill a phone.
  5: { figures: [], cards: ['day', 'own-documents'], others: [], panels: [] },
  6: {
    figures: ['may-not-work', 'failed-checklists', 'critical-defects', 'open-defects', 'off-road'],
    cards: [
      'drivers-not-fit',
      'may-not-work',
      'mentions',
      'checklists-failed',
      'defects-open',
      'documents-waiting',
      'documents-expiring',
    ],
    others: [],
    panels: ['expiry-by-week'],
  },
  7: {
    figures: ['company-today', 'company-next-day', 'company-unanswered', 'company-dockets'],
    cards: [
      'company-unanswered',
      'company-may-not-work',
      'company-dockets',
      'company-documents',
      'own-documents',
      'company-bookings',
    ],
    others: [],
    panels: [],
  },
}
/** For people waiting for approval: all they can do is add their documents. */
const waitingLayout: HomeLayout = { figures: [], cards: ['own-documents'], others: [], panels: [] }
/** The right to open a role's home. */
export const rightTo = (home: RoleHome): Permission => `home:${home}`

const typeOf: Readonly<Record<RoleHome, UserType>> = { allocator: 3, driver: 5, safety_officer: 6 }

/** The user type whose home is shown: the role asked for, else the viewer's own; null while waiting for approval. */
export function homeTypeOf(user_type: UserType | null, of?: RoleHome): UserType | null {
  if (user_type === null) return null
  return of ? typeOf[of] : user_type
}

/** The layout of a home. */
export function layoutFor(user_type: UserType | null, of?: RoleHome): HomeLayout {
  const type = homeTypeOf(user_type, of)
  return type === null ? waitingLayout : homeLayout[type]
}
