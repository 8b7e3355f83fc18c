// The thread that reads one spreadsheet, so that a large one stops nothing else. Receives its bytes, answers with its
// rows or with why it cannot be read.
import { parentPort, workerData } from 'node:worker_threads'
import { csvLines } from './csv-lines.ts'
import { SpreadsheetError, spreadsheetOf } from './spreadsheet.ts'
import type { SpreadsheetAnswer, SpreadsheetOrder } from './read-spreadsheet.ts'
import { xlsxLines } from './xlsx-lines.ts'

async function read({ bytes, type }: SpreadsheetOrder): Promise<SpreadsheetAnswer> {
  try {
    return { spreadsheet: spreadsheetOf(type === 'xlsx' ? await xlsxLines(bytes) : csvLines(bytes)) }
  } catch (error) {
    if (error instanceof SpreadsheetError) return { problem: error.message }
    throw error
  }
}

parentPort?.postMessage(await read(workerData as SpreadsheetOrder))
