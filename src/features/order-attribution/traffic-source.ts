/** Parameters of a campaign's link, `utm_source` and so on, by the short names of the record. */
export const UTM = {
	src: 'source',
	mdm: 'medium',
	cmp: 'campaign',
	cnt: 'content',
	trm: 'term',
	id: 'id',
	plt: 'source_platform',
	fmt: 'creative_format',
	tct: 'marketing_tactic',
} as const;

type Short = keyof typeof UTM;

const SHORTS = Object.keys( UTM ) as Short[];

/** Source of a visit: `typ` is utm, organic, referral or typein. */
export type TrafficSource = Record< 'typ' | Short, string >;

export const NONE = '(none)';

/** Search engines. Google tells nobody what was searched; its other services are no search. */
const ENGINE =
	/(?:^(google)|(?:^|\.)(yandex|yahoo|bing|aol|ask|duckduckgo|ecosia|qwant|go\.mail|rambler))\.[a-z.]{2,6}$/;

export const hostOf = ( host: string ) => host.replace( /^www\./, '' );

function source(
	typ: string,
	given: Partial< Record< Short, string | undefined > >
): TrafficSource {
	const all = { typ } as TrafficSource;
	SHORTS.forEach( ( short ) => {
		all[ short ] = given[ short ] || NONE;
	} );
	return all;
}

export const DIRECT = source( 'typein', { src: '(direct)' } );

/** Null for a link that belongs to no campaign. */
function ofCampaign( query: URLSearchParams ): TrafficSource | null {
	const engine =
		( query.has( 'gclid' ) && 'google' ) ||
		( query.has( 'yclid' ) && 'yandex' ) ||
		( query.has( 'msclkid' ) && 'bing' );
	const given: Parameters< typeof source >[ 1 ] = engine
		? { src: engine, mdm: 'cpc', cmp: `${ engine }_cpc` }
		: {};
	SHORTS.forEach( ( short ) => {
		given[ short ] = query.get( `utm_${ UTM[ short ] }` ) || given[ short ];
	} );
	return SHORTS.some( ( short ) => given[ short ] )
		? source( 'utm', given )
		: null;
}

/**
 * docs/PROTOCOL.md#order-attribution: the source a page stands for, or null where the one before stays.
 *
 * @param href       The page's address.
 * @param referrer   '' for none.
 * @param hasSession Whether the visitor was here within the last minutes.
 */
export function trafficSource(
	href: string,
	referrer: string,
	hasSession: boolean
): TrafficSource | null {
	const here = new URL( href );
	const campaign = ofCampaign( here.searchParams );
	if ( campaign || ! /^https?:/.test( referrer ) ) {
		return campaign;
	}
	const { hostname, pathname, search } = new URL( referrer );
	const from = hostOf( hostname );
	if ( `.${ from }`.endsWith( `.${ hostOf( here.hostname ) }` ) ) {
		return null;
	}
	const [ , google, engine ] = ENGINE.exec( from ) ?? [];
	if ( google || ( engine && /[?&](q|p|text|query)=/.test( search ) ) ) {
		return source( 'organic', { src: google || engine, mdm: 'organic' } );
	}
	return hasSession
		? null
		: source( 'referral', {
				src: from === 't.co' ? 'twitter.com' : from,
				mdm: 'referral',
				cnt: pathname,
		  } );
}
