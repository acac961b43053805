/** Numbers above zero in an attribute: `3,5`. */
export const numbers = ( text = '' ): number[] =>
	text
		.split( ',' )
		.map( Number )
		.filter( ( one ) => one > 0 );
