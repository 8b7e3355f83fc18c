import { searchList } from '#platform/web/lists/search-list.ts'
import { userEndpoints } from '../contract/endpoints.ts'
import { typeWord } from '../rules/user-words.ts'
import { userPaths } from './user-paths.ts'

export const search = searchList(userEndpoints.listUsers, ({ id, name, user_type }) => ({
  label: name,
  hint: typeWord(user_type),
  to: userPaths.edit(id),
}))
