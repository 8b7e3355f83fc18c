import { useCallback, useState } from 'react'

/** Which groups are folded, by key. */
export function useFolded() {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const fold = useCallback(
    (key: string) =>
      setFolded((before) => {
        const next = new Set(before)
        if (!next.delete(key)) next.add(key)
        return next
      }),
    [],
  )
  return { folded, fold }
}
