import { read } from '#platform/web/calls/api.ts'
import { firstMatches } from '#platform/web/lists/use-record-matches.ts'
import { projectEndpoints } from '../contract/endpoints.ts'
import { projectQuery } from './queries.ts'

/** Finds a project by its name or its client’s. */
export const projectSearch = {
  permission: 'projects:read',
  one: projectQuery,
  list: (search: string) => read(projectEndpoints.listProjects, { query: firstMatches(search) }),
  optionOf: ({ id, name, client }: { id: number; name: string; client: string }) => ({
    value: id,
    label: name,
    hint: client,
  }),
} as const
