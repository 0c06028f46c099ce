/** Words that begin the place where a load starts. */
const FROM = 'from frm fro form origin pickup dey at in loading ex comot'.split(' ');
/** Words and signs that begin the place where it goes, in English and in Pidgin. */
const TO =
  'to go going goes come coming reach enter drop deliver delivery delivering offloading destination till into heading -> => → > – — - /'.split(
    ' ',
  );
/** Of these, some may also say where somebody is. */
const WEAK = new Set('dey at in loading'.split(' '));
const roles = new Map<string, 'from' | 'to'>([
  ...FROM.map((word) => [word, 'from'] as const),
  ...TO.map((word) => [word, 'to'] as const),
]);

/** The end of the road that a word announces. */
export const roleOf = (word: string): 'from' | 'to' | undefined => roles.get(word);

/** Whether a place after this word may be another than the end of the road. */
export const isWeak = (word: string): boolean => WEAK.has(word);

/** Signs that only join two places: 'Lagos-Kano', 'Lagos/Kano'. */
export const JOINS = new Set(['–', '—', '-', '/', '>', '2']);

/** Words of a sentence about a load that name neither goods nor a place. */
const FILLERS =
  'a abeg about additional afternoon all also am an and any area arrival arrive arriving as asap at available axis b back bale bales basket baskets be been before bill bless book booking boss box bros brother budget bundle bundles by call can carry carrying carton cartons charge cheap check collect collected come contact container cost could crate crates customer day days dear delivery depot destination do dollar dollars drum drums e each email empties empty evening every factory far find fit for full garage get give god good greetings haul haulage hello help her hi how i im inside is it jerrycan jerrycans just keg kegs kindly know large least leave leaving like load loaded loading location lorries lorry ma madam mail make many me mean mill month months morning most motor motors move moved moving much must my na naira name need needed new next night no not nw of off oga ok okay on one open or order our out pack packs pallet pallets park pay pcs per phone pick pickup piece pieces plant please pls plz price prices pricing quick quotation quote rate rates ready regards relocate relocating reply request road roll rolls sack sacks same self send sending service ship shipment shipping shop side sir sister size small some sorry stuff supply take taken tell terminal text than thank thanks that the them there they things this time today tomorrow total trailer trailers transport transportation travel trip trips truck trucks u una unit units up urgent urgently us use used via wan wanna want wants warehouse we week weekly weeks wetin wey wharf what whats whatsapp when where which will with within would yard yes you your'.split(
    ' ',
  );
const fillers = new Set(FILLERS);

export const isFiller = (word: string): boolean => fillers.has(word);

/** 'to send 10 tons' names no place. */
export const TO_DO =
  /\b(?:to|go|going to|wan|want to)\s+(?:move|send|carry|transport|deliver|ship|supply|haul|bring|take|get|load|know|pay|buy|sell|book|hire|be|collect|charge|cost|see|use|give|find)\b/g;
