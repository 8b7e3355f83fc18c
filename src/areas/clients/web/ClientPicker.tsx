import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { useController } from 'react-hook-form'
import { read } from '#platform/web/api.ts'
import { useWhyNot } from '#platform/web/why-not.ts'
import { ComboField } from '#ui/fields/ComboField.tsx'
import { ReadOnlyContext } from '#ui/fields/read-only.ts'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { Button } from '#ui/parts/Button.tsx'
import { clientEndpoints } from '../contract/endpoints.ts'
import { clientHint } from './client-paths.ts'
import css from './clients.module.css'
import { NewClientDialog } from './NewClientDialog.tsx'
import { clientQuery } from './queries.ts'

const restMs = 200
interface Named {
  id: number
  name: string
  client_no: string
  suburb: string | null
}
const optionOf = (client: Named) => ({ value: client.id, label: `${client.name} (${clientHint(client)})` })

/** A field that holds the id of a client, found by name, number, phone, email, ABN or contact; or made in place. */
export function ClientPicker(props: FieldProps & { takesFocus?: boolean }) {
  const { field } = useController({ name: props.name })
  const chosen = typeof field.value === 'number' ? field.value : null
  const isReadOnly = useContext(ReadOnlyContext)
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, restMs)
  const [isMaking, setMaking] = useState(false)
  const mayNotWrite = useWhyNot()('clients:write')

  const { data: current } = useQuery({ ...clientQuery(chosen ?? 0), enabled: chosen !== null })
  const label = current && optionOf(current).label
  // With a client chosen, its own name stands in the input, which is no search.
  const wanted = search === label ? '' : search
  const found = useQuery({
    ...read(clientEndpoints.listClients, { query: { search: wanted, page_size: 20, with_total: '0' } }),
    placeholderData: keepPreviousData,
  })

  return (
    <div className={css.picker}>
      <ComboField
        {...props}
        options={(found.data?.rows ?? []).map(optionOf)}
        current={current && optionOf(current)}
        onSearch={setTyped}
        loading={found.isFetching}
      />
      {!isReadOnly && !props.disabledReason && (
        <Button icon={<IconPlus aria-hidden />} disabledReason={mayNotWrite} onClick={() => setMaking(true)}>
          <span>New client</span>
        </Button>
      )}
      {isMaking && (
        <NewClientDialog
          name={wanted}
          onMade={({ id }) => field.onChange(id)}
          onClose={() => setMaking(false)}
        />
      )}
    </div>
  )
}
