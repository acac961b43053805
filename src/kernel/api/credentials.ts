export interface CredentialsOptions {
	/** True if the basket is known by its token, which needs neither cookie nor nonce. */
	usesToken: boolean;
	/** The basket's first token, '' where the shop shall begin a basket. The newest token counts. */
	cartToken: string;
	onCartToken?: ( ( token: string ) => void ) | undefined;
}

/** Creates that by which the shop knows the basket: cookie and nonce on pages of its own origin, a token elsewhere. */
export function createCredentials( {
	usesToken,
	cartToken,
	onCartToken,
}: CredentialsOptions ) {
	let nonce = '';
	let token = cartToken;
	return {
		/** False before a first answer, whose headers bring what a change needs. */
		areThere: () => ( usesToken ? token : nonce ) !== '',
		headers: ( isChange: boolean ): Record< string, string > => {
			if ( usesToken ) {
				return token ? { 'Cart-Token': token } : {};
			}
			return isChange ? { Nonce: nonce } : {};
		},
		take: ( headers: Headers ) => {
			nonce = headers.get( 'Nonce' ) || nonce;
			const given = headers.get( 'Cart-Token' );
			if ( usesToken && given && given !== token ) {
				token = given;
				onCartToken?.( given );
			}
		},
		forgetNonce: () => void ( nonce = '' ),
	};
}
