/** Words of lines that name a load and a road, and may ask for something other than a price of carriage by road. */
const DOUBTS = [
  // Less than nothing
  /^\s*[-−–]\s?\d/,
  // Not, or not any more
  /\b(?:do not|don['’]?t|never|no (?:need|reason) to)\s+(?:carry|move|send|take|deliver|load|ship|transport|haul|bring|want|need|price|quote)\b/,
  /\b(?:no (?:wan|want|carry|send|move|go)|cancel\w*|instead of)\b/,
  // A load on its way
  /\b(?:where (?:is|are|be|dey|my)|track my|when will my)\b/,
  /\b(?:not|never|no|yet to|hasn['’]?t|haven['’]?t|didn['’]?t|still)\s+(?:yet\s+)?(?:arrived?|reach(?:ed)?|delivered?|received?|seen)\b/,
  /\b(?:spoil(?:ed|t)?|damaged|stolen|stole|crash(?:ed)?|accident|missing|lost|delayed|refund|complain\w*)\b/,
  // By other means
  /\bby (?:air|rail|train|sea|ship|boat|flight|bike|bus)\b/,
  /\b(?:air ?freight|air ?cargo|flights?|airline|passengers?|tickets?)\b/,
  // A container, and a load beside it
  /\bcontainers?\s*(?:and|plus|&|\+)\s*\d/,
  // Trucks, work and goods on offer
  /\b(?:i|we) (?:have|get|own) (?:(?:a|an|my|one|\d{1,2}) )?(?:empty )?(?:\d{1,2} ?-?(?:t|tons?|tonnes?|tonner) )?(?:truck|trailer|tipper|lorry|tanker)s?\b/,
  /\b(?:truck owner|looking for (?:a )?(?:load|job|work)|find load|(?:register|lease) my|vacancy|vacancies|hiring|recruit\w*|salary)\b/,
  /\b(?:for sale|selling|(?:to|wan|want) (?:buy|sell))\b/,
];

/** Whether a line may ask for something else: then whether a price is meant is asked. */
export const isDoubtful = (text: string): boolean => DOUBTS.some((pattern) => pattern.test(text));

const SPECIAL =
  /\b(?:reefers?|refrigerated|(?:fridge|freezer|cold|cooling) (?:trucks?|vans?|trailers?|containers?)|flat ?racks?|open ?tops?|low-? ?(?:beds?|boys?|loaders?))\b/;

/** Whether a line names a truck or a container that the rate card has no price for. */
export const isSpecial = (text: string): boolean => SPECIAL.test(text);
