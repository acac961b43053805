/** Leaves the page. One place, so that it can be watched. */
export const navigation = {
	assign: ( url: string ): void => window.location.assign( url ),
};

export function goTo( url: string ): void {
	if ( url ) {
		navigation.assign( url );
	}
}
