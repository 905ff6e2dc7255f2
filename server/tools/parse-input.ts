import type { z } from 'zod'
import { AppError, type ErrorCode, isErrorCode } from '#domain/errors.ts'
import { type ToolName, type ToolParams, toolContracts } from '#domain/tools/registry.ts'

/** Reads what a caller sent with the tool's contract. Throws the catalogue's error, naming the field (specification §5). */
export function parseInput<Name extends ToolName>(name: Name, input: unknown): ToolParams<Name> {
  const result = toolContracts[name].input.safeParse(input)
  if (result.success) return result.data as ToolParams<Name>
  const faults = result.error.issues.map((issue) => faultOf(issue, input))
  const fault = faults.find((each) => each.code === 'missing_information') ?? faults[0]
  throw new AppError(fault?.code ?? 'invalid_input', fault?.field ? { field: fault.field } : {})
}

function faultOf(issue: z.core.$ZodIssue, input: unknown): { code: ErrorCode; field: string } {
  const field = issue.path.join('.')
  return { code: codeOf(issue, issue.path.length > 0 ? valueAt(input, issue.path) : input), field }
}

function codeOf(issue: z.core.$ZodIssue, value: unknown): ErrorCode {
  if (issue.path.length > 0 && (value === undefined || value === '')) return 'missing_information'
  return isErrorCode(issue.message) ? issue.message : 'invalid_input'
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  )
}
