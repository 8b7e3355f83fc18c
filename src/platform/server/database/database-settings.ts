import type pg from 'pg'

/** `config` with server settings (`role`, `timezone`, …) that apply from the start of every connection. */
export function withSettings(
  config: pg.PoolConfig,
  settings: Readonly<Record<string, string>>,
): pg.PoolConfig {
  const added = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  if (config.connectionString === undefined)
    return { ...config, options: [config.options, ...added].filter(Boolean).join(' ') }
  // The driver prefers the URL over separate fields, so the settings must go into the URL.
  const url = new URL(config.connectionString)
  url.searchParams.set('options', [url.searchParams.get('options'), ...added].filter(Boolean).join(' '))
  return { ...config, connectionString: url.href }
}
