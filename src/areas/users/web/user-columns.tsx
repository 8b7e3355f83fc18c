import { Link } from '#ui/navigation.tsx'
import { Avatar } from '#ui/parts/Avatar.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import type { UserRow } from '../contract/user.ts'
import { typeWord } from '../rules/user-words.ts'
import { UserBadges } from './UserBadges.tsx'
import { userPaths } from './user-paths.ts'
import css from './users.module.css'
import { userLabels } from '../rules/user-labels.ts'

const column = columnsOf<UserRow>()

const name = column.custom(
  'name',
  userLabels.name,
  (user) => (
    <Link to={userPaths.edit(user.id)}>
      <span className={css.person}>
        <Avatar name={user.name} src={user.avatar} size="sm" />
        {user.name}
      </span>
    </Link>
  ),
  { sort: true, slot: 'title' },
)
const status = column.custom('status', userLabels.status, (user) => <UserBadges user={user} />, {
  slot: 'status',
})
const type = column.custom(
  'user_type',
  userLabels.user_type,
  (user) => !user.rejected_at && typeWord(user.user_type),
  { slot: 'start' },
)

/** What everyone who sees users may know about one. */
export const nameColumns = [name, type, status]

/** Columns of the list for people who edit users. */
export const userColumns = [
  name,
  column.text('email', userLabels.email, { sort: true, slot: 'detail' }),
  column.phone('mobile', userLabels.mobile),
  type,
  column.text('user_role', userLabels.user_role_id),
  status,
  column.instant('last_login_at', userLabels.last_login_at, { sort: true }),
  column.instant('created_at', userLabels.created_at, { sort: true }),
]

export const hiddenAtFirst = ['created_at']
