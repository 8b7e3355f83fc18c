import { useState } from 'react'

/** A yes/no preference kept on this device, under `key`. */
export function useDeviceChoice(key: string, initial: boolean): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => deviceChoice(key, initial))
  return [
    value,
    (next) => {
      localStorage.setItem(key, next ? '1' : '0')
      setValue(next)
    },
  ]
}

export function deviceChoice(key: string, initial: boolean): boolean {
  const kept = localStorage.getItem(key)
  return kept === null ? initial : kept === '1'
}
