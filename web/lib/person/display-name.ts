type Named = { firstName: string; lastName?: string; email: string }

/** First and last name, else the part of the e-mail before the @ (specification §9). */
export function displayNameOf({ firstName, lastName = '', email }: Named): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim() || localPartOf(email)
}

/** Whom a greeting speaks to: the first name, else the e-mail's local part, else "there" (specification §2). */
export function greetedNameOf({ firstName, email }: Named): string {
  return firstName.trim() || localPartOf(email) || 'there'
}

function localPartOf(email: string): string {
  return email.split('@')[0]?.trim() ?? ''
}
