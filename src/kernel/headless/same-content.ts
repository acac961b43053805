const isPlain = ( value: unknown ): value is Record< string, unknown > => {
	const prototype: unknown =
		typeof value === 'object' &&
		value !== null &&
		Object.getPrototypeOf( value );
	return prototype === Object.prototype || prototype === Array.prototype;
};

/**
 * Tells whether two values say the same: data by what is in them, all else, such as functions and promises, by being one and the same.
 *
 * @param one
 * @param other
 */
export function sameContent( one: unknown, other: unknown ): boolean {
	if ( Object.is( one, other ) ) {
		return true;
	}
	return (
		isPlain( one ) &&
		isPlain( other ) &&
		Array.isArray( one ) === Array.isArray( other ) &&
		Object.keys( { ...one, ...other } ).every( ( name ) =>
			sameContent( one[ name ], other[ name ] )
		)
	);
}
