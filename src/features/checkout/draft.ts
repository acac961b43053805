import type { FormState } from './form-state';

/** Draft of what a shopper has typed and chosen in this tab, kept over a reload: never a password, never what has to be agreed to. */
type Draft = Partial< Pick< FormState, ( typeof KEPT )[ number ] > >;

const KEPT = [
	'billing',
	'shipping',
	'shipElsewhere',
	'paymentMethod',
	'note',
	'fields',
] as const;

const KEY = 'marketday-checkout';

interface Stored {
	/** True for a guest: what was typed logged in is not for whoever comes after the log-out. */
	isGuest: boolean;
	draft: Draft;
}

const changedOf = (
	now: Readonly< Record< string, string > >,
	first: Readonly< Record< string, string > >
) =>
	Object.fromEntries(
		Object.entries( now ).filter(
			( [ name, value ] ) => value !== ( first[ name ] ?? '' )
		)
	);

/** Draft of what the shopper has changed: the rest is the server's, which may know better after a reload. */
function draftOf( form: FormState, first: FormState ): Draft {
	return Object.fromEntries(
		KEPT.filter( ( name ) => form[ name ] !== first[ name ] ).map(
			( name ) => {
				const [ now, before ] = [ form[ name ], first[ name ] ];
				return [
					name,
					typeof now === 'object' && typeof before === 'object'
						? changedOf( { ...now }, { ...before } )
						: now,
				];
			}
		)
	);
}

/** State that is given now, but for what the shopper has changed of what was given before. */
export const withTyped = (
	now: FormState,
	typed: FormState,
	before: FormState
): FormState =>
	( Object.keys( now ) as ( keyof FormState )[] ).reduce< FormState >(
		( form, name ) => {
			const [ value, first ] = [ typed[ name ], before[ name ] ];
			const own =
				typeof value === 'object' && typeof first === 'object'
					? {
							...Object( now[ name ] ),
							...changedOf( { ...value }, { ...first } ),
					  }
					: value;
			return value === first ? form : { ...form, [ name ]: own };
		},
		now
	);

const isTexts = ( value: unknown ): value is Record< string, string > =>
	typeof value === 'object' &&
	value !== null &&
	Object.values( value ).every( ( text ) => typeof text === 'string' );

export function keepDraft(
	form: FormState,
	first: FormState,
	isGuest: boolean
): void {
	try {
		window.sessionStorage.setItem(
			KEY,
			JSON.stringify( { isGuest, draft: draftOf( form, first ) } )
		);
	} catch {
		// A browser that keeps nothing.
	}
}

export function forgetDraft(): void {
	try {
		window.sessionStorage.removeItem( KEY );
	} catch {
		// A browser that keeps nothing.
	}
}

/** The form with what was typed before the page was loaded anew. What is no draft changes nothing. */
export function withDraft( first: FormState, isGuest: boolean ): FormState {
	let stored: Partial< Stored > | null = null;
	try {
		stored = JSON.parse( window.sessionStorage.getItem( KEY ) ?? 'null' );
	} catch {
		return first;
	}
	const draft = stored?.draft;
	if ( ! draft || ( isGuest && stored?.isGuest === false ) ) {
		return first;
	}
	const texts = < Part extends object >(
		part: Part,
		typed: unknown
	): Part => ( isTexts( typed ) ? { ...part, ...typed } : part );
	return {
		...first,
		billing: texts( first.billing, draft.billing ),
		shipping: texts( first.shipping, draft.shipping ),
		fields: texts( first.fields, draft.fields ),
		shipElsewhere:
			typeof draft.shipElsewhere === 'boolean'
				? draft.shipElsewhere
				: first.shipElsewhere,
		paymentMethod:
			typeof draft.paymentMethod === 'string'
				? draft.paymentMethod
				: first.paymentMethod,
		note: typeof draft.note === 'string' ? draft.note : first.note,
	};
}
