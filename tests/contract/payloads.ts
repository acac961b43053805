import { ANN } from './checkout-form';

/** What PHP would make something of, were it read without care: a class that refuses to be woken makes it fail, others are not seen. */
export const PAYLOADS = [ 'O:13:"WP_HTML_Token":0:{}', 'a:1:{i:0;i:1;}' ];

/** Each in every text of an address that takes any text. */
export const addressOf = ( text: string ) => ( {
	...ANN,
	first_name: text,
	last_name: text,
	company: text,
	address_1: text,
	address_2: text,
	city: text,
} );
/** The names of those. */
export const FREE = Object.keys( addressOf( '' ) ).filter(
	( name ) =>
		ANN[ name as keyof typeof ANN ] !==
		addressOf( 'x' )[ name as keyof typeof ANN ]
);
