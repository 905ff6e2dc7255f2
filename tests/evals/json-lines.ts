import { readFileSync } from 'node:fs'
import type { z } from 'zod'

/** Reads a file of JSON lines of one form; throws an Error that names file and line for the first one that does not fit. */
export function readLines<T extends z.ZodType>(path: string, schema: T): z.output<T>[] {
  return parseLines(readFileSync(path, 'utf8'), path, schema)
}

/** The same of what a file of that name holds. */
export function parseLines<T extends z.ZodType>(content: string, name: string, schema: T): z.output<T>[] {
  return content
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : parseLine(line, `${name}:${index + 1}`, schema)))
}

function parseLine<T extends z.ZodType>(line: string, place: string, schema: T): z.output<T> {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new Error(`${place}: not JSON`)
  }
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new Error(`${place}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'does not fit'}`)
}
