/** Words that begin the place where a load starts. */
const FROM = 'from frm fro form origin pickup dey at in loading ex comot'.split(' ');
/** Words and signs that begin the place where it goes, in English and in Pidgin. */
const TO =
  'to go going goes come coming reach enter drop deliver delivery delivering offloading destination till into heading -> => → > – — - /'.split(
    ' ',
  );
const roles = new Map<string, 'from' | 'to'>([
  ...FROM.map((word) => [word, 'from'] as const),
  ...TO.map((word) => [word, 'to'] as const),
]);

/** The end of the road that a word announces. */
export const roleOf = (word: string): 'from' | 'to' | undefined => roles.get(word);

/** Signs that only join two places: 'Lagos-Kano', 'Lagos/Kano'. */
export const JOINS = new Set(['–', '—', '-', '/', '>', '2']);

/** Words of a sentence about a load that name neither goods nor a place. */
const FILLERS =
  'a about abeg additional afternoon all also am an and any arrive arriving arrival asap as at available b be been before bill book booking budget by call can carry carrying charge cheap check come contact cost could customer day days dear delivery destination do dollar dollars each e evening every far find fit for full get give good greetings haul haulage hello help her hi how i im inside is it just kindly know large leave leaving like load loaded loading location lorry lorries ma madam make many me month morning motor motors move moved moving much my na name naira need needed next night no not nw of off oga ok okay on one or order our out pay per phone pickup pick please pls plz price prices pricing quick quote quotation rate rates ready request road same self send sending service ship shipment shipping shop sir size small some stuff supply take tell than thank thanks that the them there they this time today tomorrow total trailer trailers transport transportation travel trip trips truck trucks u una up urgent urgently us use via wan wanna want wants warehouse we week weekly wetin what whats when where wey which will with within would yes you your'.split(
    ' ',
  );
const fillers = new Set(FILLERS);

export const isFiller = (word: string): boolean => fillers.has(word);

/** 'to send 10 tons' names no place. */
export const TO_DO =
  /\b(?:to|go|going to|wan|want to)\s+(?:move|send|carry|transport|deliver|ship|supply|haul|bring|take|get|load|know|pay|buy|sell|book|hire|be)\b/g;
