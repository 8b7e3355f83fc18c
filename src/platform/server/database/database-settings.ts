import type pg from 'pg'

/** `config` with server settings (`role`, `timezone`, …) that hold from the first moment of every connection opened with it. */
export function withSettings(
  config: pg.PoolConfig,
  settings: Readonly<Record<string, string>>,
): pg.PoolConfig {
  const added = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  if (config.connectionString === undefined)
    return { ...config, options: [config.options, ...added].filter(Boolean).join(' ') }
  // The driver prefers what the URL says to the fields beside it, so the settings must go into the URL.
  const url = new URL(config.connectionString)
  url.searchParams.set('options', [url.searchParams.get('options'), ...added].filter(Boolean).join(' '))
  return { ...config, connectionString: url.href }
}
