import { __ } from '../i18n';
import { ApiError } from './api-error';
import { plainText } from '../text/plain-text';

/**
 * Reads an answer's JSON field by field. A field of another type than expected throws the ApiError `invalid_response`
 * that names it: half a basket is never drawn. (A schema library did the same for three times the weight.)
 */
export class Wire {
	private readonly fields: Readonly< Record< string, unknown > >;

	constructor(
		value: unknown,
		private readonly path = ''
	) {
		if ( typeof value !== 'object' || value === null ) {
			throw this.fault( '' );
		}
		this.fields = value as Record< string, unknown >;
	}

	/** Plain text: the Store API's HTML entities are resolved. An absent field is ''. */
	text( name: string ): string {
		const value = this.fields[ name ] ?? '';
		if ( typeof value !== 'string' ) {
			throw this.fault( name );
		}
		return plainText( value );
	}

	/** A whole number, also as digits: amounts arrive as text of minor units. */
	number( name: string ): number {
		const value = Number( this.fields[ name ] ?? NaN );
		if ( Number.isNaN( value ) ) {
			throw this.fault( name );
		}
		return value;
	}

	/** A name that may come as a number. */
	id( name: string ): string {
		return String( this.fields[ name ] ?? '' );
	}

	/** Field as it is. */
	field( name: string ): unknown {
		return this.fields[ name ];
	}

	isNull( name: string ): boolean {
		return ( this.fields[ name ] ?? null ) === null;
	}

	flag( name: string ): boolean {
		return this.fields[ name ] === true;
	}

	object( name: string ): Wire {
		return new Wire( this.fields[ name ], `${ this.path }${ name }.` );
	}

	/** An object that need not be there. */
	maybe( name: string ): Wire | null {
		return typeof this.fields[ name ] === 'object' && ! this.isNull( name )
			? this.object( name )
			: null;
	}

	/** A list that need not be there. */
	listOrNone< Result >(
		name: string,
		read: ( entry: Wire ) => Result
	): Result[] {
		return this.isNull( name ) ? [] : this.list( name, read );
	}

	list< Result >( name: string, read: ( entry: Wire ) => Result ): Result[] {
		const value = this.fields[ name ];
		if ( ! Array.isArray( value ) ) {
			throw this.fault( name );
		}
		return value.map( ( entry, index ) =>
			read( new Wire( entry, `${ this.path }${ name }.${ index }.` ) )
		);
	}

	private fault( name: string ): ApiError {
		return new ApiError(
			0,
			'invalid_response',
			__( 'An unknown error occurred.', 'marketday' ),
			{ field: this.path + name }
		);
	}
}
