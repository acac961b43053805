import type { TimeData } from './calendar-model';

const MINUTE = 60_000;

/** Minutes east of UTC that a time is written with: 60 for `…T19:00:00+01:00` and `GMT+01:00`. */
export function offsetOf( text: string ): number | null {
	const found = /([+-])(\d\d):(\d\d)$/.exec( text );
	if ( ! found ) {
		return /(Z|GMT)$/.test( text ) ? 0 : null;
	}
	const [ , sign, hours, minutes ] = found;
	return (
		( sign === '-' ? -1 : 1 ) * ( Number( hours ) * 60 + Number( minutes ) )
	);
}

/** Offset of a zone's clocks at a moment; of the browser's without one. */
function offsetAt( moment: Date, timeZone?: string ): number | null {
	if ( ! timeZone ) {
		return -moment.getTimezoneOffset();
	}
	const parts = new Intl.DateTimeFormat( 'en', {
		timeZone,
		timeZoneName: 'longOffset',
	} ).formatToParts( moment );
	return offsetOf(
		parts.find( ( { type } ) => type === 'timeZoneName' )?.value ?? ''
	);
}

const dayAt = ( moment: Date, offset: number ) =>
	new Date( moment.getTime() + offset * MINUTE ).toISOString().slice( 0, 10 );

/** Pattern of a half of the day: what stands before it, and how it is written. */
interface Halves {
	gap: string;
	/** `am` as `AM` or `a.m.`, like the site's own. */
	write: ( half: string ) => string;
}

/** Letters of a half: `am` for `a. m.`. */
const bare = ( half: string ) => half.replace( /[^\p{L}\p{M}]/gu, '' );

const halfOf = ( parts: readonly Intl.DateTimeFormatPart[] ) =>
	parts.find( ( { type } ) => type === 'dayPeriod' )?.value ?? '';

/** Finds 'am' or 'pm' of the page's language in a time that the site has written; null where it counts to 24. */
function halvesIn( text: string, language: string ): Halves | null {
	const format = new Intl.DateTimeFormat( language || undefined, {
		hour: 'numeric',
		hourCycle: 'h12',
		timeZone: 'UTC',
	} );
	for ( const hour of [ 0, 12 ] ) {
		const half = bare(
			halfOf( format.formatToParts( Date.UTC( 2000, 0, 1, hour ) ) )
		);
		const letters = [ ...half ].join( '[.\\s]*' );
		const after = `\\d(\\s*)(${ letters }\\.?)(?!\\p{L})`;
		const before = `(?<!\\p{L})(${ letters }\\.?)\\s*\\d`;
		const found = half && new RegExp( after, 'iu' ).exec( text );
		if ( found ) {
			const [ , gap = '', written = '' ] = found;
			const isLoud = written !== written.toLowerCase();
			const isDotted = written.includes( '.' );
			return {
				gap,
				write( own ) {
					const plain = isLoud
						? bare( own ).toUpperCase()
						: bare( own ).toLowerCase();
					return isDotted ? `${ [ ...plain ].join( '.' ) }.` : plain;
				},
			};
		}
		if ( half && new RegExp( before, 'iu' ).test( text ) ) {
			return { gap: ' ', write: ( own ) => own };
		}
	}
	return null;
}

/** Writes times as the site writes its own, for they stand in one line with them. */
function clockLike(
	text: string | undefined,
	language: string,
	timeZone?: string
): ( moment: Date ) => string {
	const zone = timeZone ? { timeZone } : {};
	const locale = language || undefined;
	if ( ! text ) {
		const { format } = new Intl.DateTimeFormat( locale, {
			timeStyle: 'short',
			...zone,
		} );
		return format;
	}
	const halves = halvesIn( text, language );
	const clock = new Intl.DateTimeFormat( locale, {
		hour: halves ? 'numeric' : '2-digit',
		minute: '2-digit',
		hourCycle: halves ? 'h12' : 'h23',
		...zone,
	} );
	return ( moment ) => {
		const parts = clock.formatToParts( moment );
		return parts
			.map( ( { type, value }, place ) => {
				if ( halves && type === 'dayPeriod' ) {
					return halves.write( value );
				}
				return halves && parts[ place + 1 ]?.type === 'dayPeriod'
					? value.trim() || halves.gap
					: value;
			} )
			.join( '' );
	};
}

/**
 * A time as the visitor's own clock shows it; null where both clocks agree.
 *
 * @param time     What is written of it.
 * @param language Of the page.
 * @param timeZone Of the visitor; the browser's own by default.
 * @param isDated  Whether the day is said too, also where it is the same.
 */
export function visitorTime(
	time: Pick< TimeData, 'start' | 'end' > & { text?: string },
	language: string,
	timeZone?: string,
	isDated = false
): string | null {
	const moment = new Date( time.start );
	const end = new Date( time.end ?? time.start );
	const written = offsetOf( time.start );
	if ( Number.isNaN( moment.getTime() ) || written === null ) {
		return null;
	}
	const theirs = offsetAt( moment, timeZone );
	if ( theirs === null || theirs === written ) {
		return null;
	}
	const say = ( options: Intl.DateTimeFormatOptions ) =>
		new Intl.DateTimeFormat( language || undefined, {
			...options,
			...( timeZone && { timeZone } ),
		} ).format;
	const clock = clockLike( time.text, language, timeZone );
	const date = say(
		isDated
			? { dateStyle: 'full' }
			: { weekday: 'short', day: 'numeric', month: 'short' }
	);
	const whole = ( one: Date ) => `${ date( one ) }, ${ clock( one ) }`;
	// What ends at midnight ends on its day, where only hours are said.
	const last = new Date(
		Math.max( moment.getTime(), end.getTime() - ( isDated ? 0 : 1 ) )
	);
	const day = dayAt( moment, theirs );
	if ( day !== dayAt( last, offsetAt( last, timeZone ) ?? theirs ) ) {
		return `${ whole( moment ) } – ${ whole( end ) }`;
	}
	const hours =
		moment.getTime() === end.getTime()
			? clock( moment )
			: `${ clock( moment ) }–${ clock( end ) }`;
	return isDated || day !== dayAt( moment, written )
		? `${ date( moment ) }, ${ hours }`
		: hours;
}

/** Tells whether the browser's clock shows something else then. */
export function isElsewhere( start: string ): boolean {
	const moment = new Date( start );
	const written = offsetOf( start );
	return (
		written !== null &&
		! Number.isNaN( moment.getTime() ) &&
		written !== offsetAt( moment )
	);
}
