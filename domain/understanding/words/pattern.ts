/**
 * A pattern written over several lines: a line end, and what the next line is indented by, are no part of it; any other space is.
 * Its flags stand behind a dot: pattern.iu`…`.
 */
export const pattern = Object.assign(tag(''), { i: tag('i'), g: tag('g'), u: tag('u'), gi: tag('gi'), iu: tag('iu') })

function tag(flags: string): (lines: TemplateStringsArray, ...parts: readonly string[]) => RegExp {
  return (lines, ...parts) =>
    new RegExp(String.raw({ raw: lines.raw.map((line) => line.replace(/\n */g, '')) }, ...parts), flags)
}

/** "30 to mum", "30 bucks to mum": the unit that may be said behind a number, as part of a pattern. */
export const unitSaid = '(?:(?:dollars|bucks|pounds|quid|euros|rupees) )?'
