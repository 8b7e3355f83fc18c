import type { Permission } from '#shared/permissions.ts'
import type { UserType } from '#shared/roles.ts'
import type { RoleHome } from '../contract/role-homes.ts'

/** Which cards the home of a user type has, in their order, the most pressing first (domain: "who must act now"). */
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
/** Of those who wait for approval: their own papers are all they can see to. */
const waitingLayout: readonly string[] = ['own-documents']
/** Who may open the home of a role. */
export const rightTo = (home: RoleHome): Permission => `home:${home}`

const typeOf: Readonly<Record<RoleHome, UserType>> = { allocator: 3, driver: 5, safety_officer: 6 }

/** The cards of a home: of the one that is asked for, else of the person's own type. */
export function layoutFor(user_type: UserType | null, of?: RoleHome): readonly string[] {
  if (user_type === null) return waitingLayout
  return homeLayout[of ? typeOf[of] : user_type]
}
