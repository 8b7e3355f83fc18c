import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { read } from '#platform/web/calls/api.ts'
import { setCurrencyFormat } from '#ui/parts/currency-format.ts'
import { settingsEndpoints } from '../../contract/endpoints.ts'

/** Every amount is written as the company has it, also after somebody changed that. */
export function CurrencyFormat() {
  const { data } = useQuery(read(settingsEndpoints.getCurrencyFormat, {}))
  useEffect(() => {
    if (data) setCurrencyFormat(data)
  }, [data])
  return null
}
