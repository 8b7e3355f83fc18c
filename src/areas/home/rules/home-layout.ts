import type { Permission } from '#shared/permissions.ts'
import type { UserType } from '#shared/roles.ts'
import type { RoleHome } from '../contract/role-homes.ts'

/** The cards of each user type's home, most urgent first (domain: "who must act now"). */
export const homeLayout: Readonly<Record<UserType, readonly string[]>> = {
  1: [
    'drivers-not-fit',
    'people-waiting',
    'documents-waiting',
    'documents-expiring',
    'quotes-awaiting',
    'orders-unfilled',
    'orders-off-road',
    'tomorrow',
    'drivers-unanswered',
    'checklists-failed',
    'defects-open',
    'quotes-expiring',
    'quotes-accepted',
    'dockets-waiting',
    'invoices-to-send',
    'invoices-overdue',
    'clients-on-hold',
    'recent-activity',
  ],
  2: [
    'dockets-waiting',
    'invoices-to-send',
    'invoices-overdue',
    'clients-on-hold',
    'clients-without-abn',
    'recent-activity',
  ],
  3: [
    'drivers-not-fit',
    'orders-unfilled',
    'orders-off-road',
    'drivers-unanswered',
    'tomorrow',
    'documents-tomorrow',
    'defects-open',
    'dockets-waiting',
    'quotes-accepted',
    'clients-on-hold',
    'recent-activity',
  ],
  4: [
    'quotes-expiring',
    'quotes-accepted',
    'invoices-overdue',
    'own-clients-on-hold',
    'own-clients-without-contact',
    'recent-activity',
  ],
  5: ['day', 'own-documents'],
  6: [
    'drivers-not-fit',
    'checklists-failed',
    'defects-open',
    'documents-waiting',
    'documents-expiring',
    'recent-activity',
  ],
  7: ['day', 'own-documents'],
}
/** For users waiting for approval: they can only manage their own documents. */
const waitingLayout: readonly string[] = ['own-documents']
/** Who may open the home of a role. */
export const rightTo = (home: RoleHome): Permission => `home:${home}`

const typeOf: Readonly<Record<RoleHome, UserType>> = { allocator: 3, driver: 5, safety_officer: 6 }

/** A home's cards: those of the requested one, else of the person's own type. */
export function layoutFor(user_type: UserType | null, of?: RoleHome): readonly string[] {
  if (user_type === null) return waitingLayout
  return homeLayout[of ? typeOf[of] : user_type]
}
