import { IconPlus } from '@tabler/icons-react'
import { useContext, useState } from 'react'
import { useController } from 'react-hook-form'
import { read } from '#platform/web/calls/api.ts'
import { firstMatches } from '#platform/web/lists/use-record-matches.ts'
import { useRecordSearch } from '#platform/web/lists/use-record-search.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { ComboField, type ComboOffer } from '#ui/fields/ComboField.tsx'
import { ReadOnlyContext } from '#ui/fields/read-only.ts'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { Button } from '#ui/parts/Button.tsx'
import { clientEndpoints } from '../contract/endpoints.ts'
import { createOffer } from './create-offer.ts'
import { clientHint } from './client-paths.ts'
import css from './clients.module.css'
import type { KnownOfClient } from './new-client.ts'
import { NewClientDialog } from './NewClientDialog.tsx'
import { clientQuery } from './queries.ts'

interface Named {
  id: number
  name: string
  client_no: string
  suburb: string | null
}
const optionOf = (client: Named) => ({ value: client.id, label: `${client.name} (${clientHint(client)})` })

/**
 * A field for a client's id, found by name, number, phone, email, ABN or contact, or created in place.
 * `current` is the record's client, whose name is shown even to people who may not see clients. `offers`: what
 * else a typed name may become.
 */
export function ClientPicker({
  current,
  known,
  offers = [],
  ...props
}: FieldProps & {
  takesFocus?: boolean
  current?: { id: number; name: string } | undefined
  /** What is known of a new one already. */
  known?: KnownOfClient | undefined
  offers?: readonly ComboOffer[]
}) {
  const { field } = useController({ name: props.name })
  const isReadOnly = useContext(ReadOnlyContext)
  const [isMaking, setMaking] = useState(false)
  const whyNot = useWhyNot()
  const mayNotMake = whyNot('clients:read') ?? whyNot('clients:write')
  const { combo, typed } = useRecordSearch(props, {
    permission: 'clients:read',
    one: clientQuery,
    list: (search) => read(clientEndpoints.listClients, { query: firstMatches(search) }),
    optionOf,
  })
  const named = current && { value: current.id, label: current.name }

  return (
    <div className={css.picker}>
      <ComboField
        {...props}
        {...combo}
        current={combo.current ?? named}
        offers={[...(mayNotMake ? [] : [createOffer(() => setMaking(true))]), ...offers]}
      />
      {!isReadOnly && !props.disabledReason && (
        <Button icon={<IconPlus aria-hidden />} disabledReason={mayNotMake} onClick={() => setMaking(true)}>
          <span>New client</span>
        </Button>
      )}
      {isMaking && (
        <NewClientDialog
          name={typed}
          known={known}
          onMade={({ id }) => field.onChange(id)}
          onClose={() => setMaking(false)}
        />
      )}
    </div>
  )
}
