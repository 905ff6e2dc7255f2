import { pattern } from '#domain/understanding/words/pattern.ts'

/** "just got back from the gym": a person came back, and no money. Tested from a word on, with a space behind the last one. */
export const cameBack = pattern`(?:(?:i|we|im|were|ive|weve|just|finally|have|had) )*(?:got|came|come|back) (?:back )?(?:home )?from (?:(?:the|a|an|my|our) )?(?:\S+ )?(?:airport
  |bakery|bank|bar|barber|beach|cafe|church|cinema|class|clinic|concert|dentist|dinner|doctors?|game|gym|holiday|hospital|library|lunch|mall|market|movies|museum|office
  |park|pharmacy|pub|restaurant|salon|school|shops?|store|supermarket|town|theater|theatre|trip|vacation|vet|work|zoo) `
