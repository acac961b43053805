import { facts } from './facts';

/** One value of a rule: `min` has one, `range` two, `names` its two messages. */
export type Parameter =
	| string
	| number
	| boolean
	| readonly ( string | number )[];

/** Parameters by rule, as Parsley's attributes have them; false leaves a rule out. */
export type Rules = Readonly< Record< string, Parameter | undefined > >;

/** Fault of a value: the rule it breaks and what a visitor is told. */
export interface Fault {
	readonly rule: string;
	readonly message: string;
}

/** Sentences by the name of their rule. */
export type Messages = Readonly< Record< string, string > >;

const fits = ( name: string, value: string ) =>
	new RegExp( facts.patterns[ name ] ?? '', 'u' ).test( value );

/**
 * A date of the calendar, as 2026-02-28.
 *
 * @example
 * isDate( '2026-02-29' ); // false
 *
 * @param value
 */
export function isDate( value: string ): boolean {
	const day = new Date( `${ value }T00:00:00Z` );
	return (
		fits( 'date', value ) &&
		! Number.isNaN( day.getTime() ) &&
		day.toISOString().startsWith( value )
	);
}

/**
 * An e-mail address as docs/PROTOCOL.md#contact-patterns takes it for a contact, with or without `mailto:`.
 *
 * @example
 * isContactEmail( 'mailto:ann@example.com' ); // true
 *
 * @param value
 */
export const isContactEmail = ( value: string ): boolean =>
	fits( 'contactEmail', value );

/**
 * A telephone number as docs/PROTOCOL.md#contact-patterns takes it for a contact, with or without `tel:`.
 *
 * @example
 * isContactPhone( 'tel:+44 20 7946 0018' ); // true
 *
 * @param value
 */
export const isContactPhone = ( value: string ): boolean =>
	fits( 'contactPhone', value.replace( /[-.() ]/g, '' ) );

const leftOut = new Set< string >();

/**
 * A text is the whole value, as in HTML; between slashes it may be a part of it, with Parsley's flags behind. What the flag `u` refuses is
 * read without it. A pattern that is none leaves its rule out, and says so to whoever made the form.
 *
 * @param pattern
 */
function expression( pattern: string ): RegExp | null {
	const [ , source = `^(?:${ pattern })$`, flags = '' ] =
		/^\/(.*)\/([gimy]*)$/s.exec( pattern ) ?? [];
	for ( const unicode of [ 'u', '' ] ) {
		try {
			return new RegExp( source, unicode + flags );
		} catch {
			// Tried without.
		}
	}
	if ( ! leftOut.has( pattern ) ) {
		leftOut.add( pattern );
		console.error( `Not a pattern, its rule is left out: ${ pattern }` );
	}
	return null;
}

/**
 * A parameter that is no number leaves its rule out.
 *
 * @param parameter
 * @param otherwise
 */
const numberOf = ( parameter: unknown, otherwise: number ): number =>
	fits( 'number', String( parameter ) ) ? Number( parameter ) : otherwise;

function isOnStep( value: string, { step, base, min }: Rules ): boolean {
	const size = numberOf( step, 0 );
	if ( ! ( size > 0 ) ) {
		return true;
	}
	const steps =
		( Number( value ) - numberOf( base, numberOf( min, 0 ) ) ) / size;
	return (
		Math.abs( steps - Math.round( steps ) ) <
		1e-9 * Math.max( 1, Math.abs( steps ) )
	);
}

function isOfType( type: string, value: string, rules: Rules ): boolean {
	if ( type === 'date' ) {
		return isDate( value );
	}
	if ( type === 'contactPhone' ) {
		return isContactPhone( value );
	}
	return (
		fits( type, value ) && ( type !== 'number' || isOnStep( value, rules ) )
	);
}

/**
 * Dates are compared as dates, all else as numbers.
 *
 * @param value
 * @param limit
 * @param rules
 * @param sign  1 where the limit is the lowest, -1 where it is the highest.
 */
function isWithin(
	value: string,
	limit: unknown,
	rules: Rules,
	sign: 1 | -1
): boolean {
	if ( rules.type === 'date' ) {
		const day = String( limit );
		return (
			isDate( value ) &&
			( ! isDate( day ) || ( sign > 0 ? value >= day : value <= day ) )
		);
	}
	const number = Number( value );
	return (
		fits( 'number', value ) &&
		( number - numberOf( limit, number ) ) * sign >= 0
	);
}

const hasBrackets = ( value: string ) => /[<>]/.test( value );

function holds(
	rule: string,
	value: string | readonly string[],
	parameter: Parameter,
	rules: Rules
): boolean {
	const text = typeof value === 'string' ? value : '';
	const count = typeof value === 'string' ? Number( !! value ) : value.length;
	const [ first, second ] = Array.isArray( parameter )
		? ( parameter as readonly ( string | number )[] )
		: [ parameter ];
	// Servers get a line's end as two characters, which count as one.
	const length = () => Array.from( text.replace( /\r\n?/g, '\n' ) ).length;
	const isLeast = ( number: number ) => number >= numberOf( first, number );
	const isMost = ( number: number, limit: unknown = first ) =>
		number <= numberOf( limit, number );
	switch ( rule ) {
		case 'required':
			return typeof value === 'string'
				? fits( 'filled', text )
				: count > 0;
		case 'notblank':
			return fits( 'filled', text );
		case 'type':
			return isOfType( String( first ), text, rules );
		case 'pattern':
			return expression( String( first ) )?.test( text ) ?? true;
		case 'minlength':
			return isLeast( length() );
		case 'maxlength':
			return isMost( length() );
		case 'length':
			return isLeast( length() ) && isMost( length(), second );
		case 'mincheck':
			return isLeast( count );
		case 'maxcheck':
			return isMost( count );
		case 'check':
			return isLeast( count ) && isMost( count, second );
		case 'min':
			return isWithin( text, first, rules, 1 );
		case 'max':
			return isWithin( text, first, rules, -1 );
		case 'range':
			return (
				isWithin( text, first, rules, 1 ) &&
				isWithin( text, second, rules, -1 )
			);
		case 'equalto':
			return text === String( first );
		case 'euvatin':
			return fits( 'euvatin', text );
		case 'names':
			return ! hasBrackets( text ) && ! fits( 'address', text );
		default:
			return true;
	}
}

function messageOf(
	rule: string,
	parameter: Parameter,
	value: string | readonly string[],
	messages: Messages
): string {
	const parameters = (
		Array.isArray( parameter ) ? parameter : [ parameter ]
	) as readonly ( string | number )[];
	if ( rule === 'names' && Array.isArray( parameter ) ) {
		const own = parameters[ hasBrackets( String( value ) ) ? 0 : 1 ];
		if ( own ) {
			return String( own );
		}
	}
	const all: Record< string, string | undefined > = {
		...facts.messages,
		...messages,
	};
	const message =
		rule === 'type'
			? all[ `type.${ parameters[ 0 ] }` ] ?? messages.type
			: all[ rule ];
	let at = 0;
	return ( message ?? all.default ?? '' ).replace( /%(?:\d\$)?s/g, () =>
		String( parameters[ at++ ] ?? '' )
	);
}

/**
 * Faults of a value by the rules of docs/PROTOCOL.md#validation-rules: those of the highest priority, none where it is right. Where nothing is
 * entered, nothing but `required` is asked. The server's twin is php/Kernel/Validation/Validator.php.
 *
 * @example
 * validate( 'ann@', { required: true, type: 'email' } );
 * @param value    A list for boxes to choose from.
 * @param rules
 * @param messages Instead of the usual ones, by rule or by `type.` and the type.
 */
export function validate(
	value: string | readonly string[],
	rules: Rules,
	messages: Messages = {}
): Fault[] {
	const asked = Object.entries( rules ).filter(
		( entry ): entry is [ string, Parameter ] =>
			entry[ 1 ] !== undefined && entry[ 1 ] !== false
	);
	const isAsked = ( name: string ) =>
		asked.some( ( [ rule ] ) => rule === name );
	if (
		value.length === 0 &&
		! isAsked( 'required' ) &&
		! isAsked( 'validateIfEmpty' )
	) {
		return [];
	}
	let worst = -Infinity;
	let faults: Fault[] = [];
	for ( const [ rule, parameter ] of asked ) {
		const priority = facts.priorities[ rule ] ?? 2;
		if ( priority >= worst && ! holds( rule, value, parameter, rules ) ) {
			faults = priority > worst ? [] : faults;
			faults.push( {
				rule,
				message: messageOf( rule, parameter, value, messages ),
			} );
			worst = priority;
		}
	}
	return faults;
}
