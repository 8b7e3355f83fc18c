import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { Link } from '#ui/navigation.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { clientEndpoints } from '../contract/endpoints.ts'
import { duplicateWords } from '../rules/client-rules.ts'
import { clientHint, clientPaths } from './client-paths.ts'
import css from './clients.module.css'

const restMs = 400
const watched = ['name', 'abn', 'email', 'phone'] as const

/**
 * Lists clients that look like the one being typed, below the fields so that these do not move. It warns and
 * never blocks: branches share an ABN. Only what was just typed is checked, so that opening an old client
 * does not bring back old warnings.
 */
export function DuplicateNotice({ except_id }: { except_id?: number }) {
  const { formState } = useFormContext()
  const values = useWatch({ name: watched }) as readonly unknown[]
  const typed = Object.fromEntries(
    watched.map((name, at) => [name, formState.dirtyFields[name] ? textOf(values[at]) : '']),
  )
  const [query] = useDebouncedValue(JSON.stringify(typed), restMs)
  const sought = JSON.parse(query) as Record<string, string>
  const mayRead = useMay()('clients:read')
  const { data: likely = [] } = useQuery({
    ...read(clientEndpoints.findDuplicateClients, { query: { ...sought, except_id } }),
    enabled: mayRead && Object.values(sought).some((text) => text.length > 2),
    placeholderData: keepPreviousData,
  })
  const isEmpty = Object.values(typed).every((text) => text === '')

  return (
    <output className={css.likely}>
      {likely.length > 0 && !isEmpty && (
        <Notice tone="warning">
          <ul className={css.duplicates}>
            {likely.map((client) => (
              <li key={client.id}>
                <Link to={clientPaths.edit(client.id)} target="_blank">
                  {client.name}
                  <span className="visually-hidden"> (opens in a new tab)</span>
                </Link>{' '}
                ({clientHint(client)}) {duplicateWords(client.reasons)}{' '}
                {client.archived_at && <StatusBadge status="Archived" />}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </output>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
