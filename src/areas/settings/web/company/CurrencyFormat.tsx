import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { read } from '#platform/web/calls/api.ts'
import { setCurrencyFormat } from '#ui/parts/currency-format.ts'
import { settingsEndpoints } from '../../contract/endpoints.ts'

/** Keeps all amounts in the company's format, also after someone changes it. */
export function CurrencyFormat() {
  const { data } = useQuery(read(settingsEndpoints.getCurrencyFormat, {}))
  useEffect(() => {
    if (data) setCurrencyFormat(data)
  }, [data])
  return null
}
