/** Who serves, and may be tipped, as part of a pattern. */
export const waiter = '(?:(?:(?:delivery|pizza) )?(?:driver|guy)|waiter|waitress|server|bartender)'

/** Who is tipped where the price and the tip make the sum that is told, as part of a pattern. */
export const whoServes =
  'driver|waiter|waitress|server|girl|guy|lad|lass|lassie|lady|man|woman|bloke|barber|stylist|groomer|porter|kid|boy|bartender|cabbie'

/** Who takes the money for a ride, a cut or what is sold over a counter, as part of a pattern. */
export const atTill = `(?:${waiter}|(?:taxi|cab) (?:driver|guy)|barista|barman|cashier|clerk|cabbie|barber|conductor)`
