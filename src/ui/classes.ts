/** The class names that there are, as one attribute; undefined where there are none. */
export const classes = (
	...names: ReadonlyArray< string | false | undefined >
): string | undefined => names.filter( Boolean ).join( ' ' ) || undefined;
