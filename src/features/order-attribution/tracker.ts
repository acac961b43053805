import { deleteCookies, readCookie, writeCookie } from './record-cookies';
import { DIRECT, NONE, trafficSource, UTM } from './traffic-source';

/** `lifetime` in months, `session` in minutes. */
export interface TrackerSettings {
	lifetime: number;
	session: number;
}

/** The further fields of an order's source, by the parts and short names of the record they come from. */
const FIELDS = {
	source_type: 'current.typ',
	referrer: 'current_add.rf',
	session_entry: 'current_add.ep',
	session_start_time: 'current_add.fd',
	session_pages: 'session.pgs',
	session_count: 'udata.vst',
	user_agent: 'udata.uag',
} as const;

type Utm = ( typeof UTM )[ keyof typeof UTM ];

/** All that an order keeps of its source, by WooCommerce's names. */
export type AttributionData = Record<
	keyof typeof FIELDS | `utm_${ Utm }`,
	string | null
>;

const PATHS = [
	...Object.entries( UTM ).map( ( [ short, name ] ) => [
		`utm_${ name }`,
		'current',
		short,
	] ),
	...Object.entries( FIELDS ).map( ( [ field, path ] ) => [
		field,
		...path.split( '.' ),
	] ),
];

type RecordParts = Record< string, Readonly< Record< string, string > > >;

export interface Tracker {
	/** Nulls while tracking is not allowed. */
	data: () => AttributionData;
	/** Counts this page once; off deletes what is stored. */
	allow: ( isAllowed: boolean ) => void;
}

const count = ( text = '' ) => Math.max( 1, parseInt( text, 10 ) || 1 );

/** `landing` is what the page came with, kept in memory until tracking is allowed. */
export function createTracker(
	settings: TrackerSettings,
	landing = {
		href: location.href,
		referrer: document.referrer,
		at: new Date(),
	}
): Tracker {
	let parts: RecordParts | null = null;

	function record(): RecordParts {
		const { href, referrer, at } = landing;
		const session = readCookie( 'session' );
		const kept = readCookie( 'current' );
		const before = kept?.typ ? kept : null;
		const found =
			trafficSource( href, referrer, !! session ) ??
			( before ? null : DIRECT );
		const came = {
			fd: at.toISOString().slice( 0, 19 ).replace( 'T', ' ' ),
			ep: href,
			rf: referrer || NONE,
		};
		const current = found ?? before ?? DIRECT;
		const added = ( ! found && readCookie( 'current_add' ) ) || came;
		const user = readCookie( 'udata' );
		return {
			migrations: { 1418474375998: '1' },
			current,
			current_add: added,
			first: readCookie( 'first' ) ?? current,
			first_add: readCookie( 'first_add' ) ?? added,
			udata: {
				vst: `${ user ? count( user.vst ) + ( session ? 0 : 1 ) : 1 }`,
				uip: NONE,
				uag: navigator.userAgent,
			},
			session: {
				pgs: `${ session ? count( session.pgs ) + 1 : 1 }`,
				cpg: href,
			},
		};
	}

	return {
		data: () =>
			Object.fromEntries(
				PATHS.map( ( [ field, part = '', name = '' ] ) => [
					field,
					parts?.[ part ]?.[ name ] ?? null,
				] )
			) as AttributionData,
		allow: ( isAllowed ) => {
			if ( ! isAllowed ) {
				parts = null;
				deleteCookies();
			} else if ( ! parts ) {
				parts = record();
				Object.entries( parts ).forEach( ( [ name, fields ] ) =>
					writeCookie(
						name,
						fields,
						name === 'session'
							? settings.session
							: Math.floor( settings.lifetime * 30 * 24 * 60 )
					)
				);
			}
		},
	};
}
