/** A pattern written over several lines: a line end, and what the next line is indented by, are no part of it; any other space is. */
export function pattern(lines: TemplateStringsArray, ...parts: readonly string[]): RegExp {
  return new RegExp(String.raw({ raw: lines.raw.map((line) => line.replace(/\n */g, '')) }, ...parts))
}
